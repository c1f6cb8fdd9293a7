import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { TARGET } from '../vite.config.ts';

export async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * Scripts and styles of the wanted chunks and of all they import, each once, what is imported first. A chunk is
 * wanted by its source, or by its name where several sources were joined (`entry-chunks.ts`).
 */
export function entryFiles(manifest: Manifest, wanted: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`the build has no ${key}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
    scripts.add(chunk.file);
  };
  for (const key of wanted) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}

/** One source file with all it imports as a classic script. */
export async function bundleScript(path: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: TARGET,
      copyPublicDir: false,
      rolldownOptions: { input: path, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((out) => out.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`nothing came of ${path}`);
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
