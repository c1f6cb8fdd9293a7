import type { SourceFile } from './source-files.ts';

/** Circles among files by what they import when they run (types are gone by then): each once, as the list of its files. */
export function findCircles(files: readonly SourceFile[]): string[][] {
  const known = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const circles: string[][] = [];

  function visit(path: string, way: readonly string[]): void {
    const at = way.indexOf(path);
    if (at >= 0) {
      circles.push(way.slice(at));
      return;
    }
    const file = known.get(path);
    if (!file || done.has(path)) return;
    for (const { target, typeOnly } of file.imports) {
      if (target && !typeOnly) visit(target, [...way, path]);
    }
    done.add(path);
  }

  for (const { path } of files) visit(path, []);
  return circles;
}
