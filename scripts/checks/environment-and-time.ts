import type { SourceFile } from './source-files.ts';

const ENVIRONMENT = /\bprocess\s*(?:\.|\?\.)\s*env\b|\bfrom 'node:process'/;
// A stopwatch (performance.now) is not the time: no rule of the product hangs on it.
const TIME = /\bDate\s*\.\s*now\s*\(|\bnew\s+Date\s*\(\s*\)|\bnew\s+Date\b(?!\s*[(<])/;

const TEST_SUPPORT = /\.test\.ts$|\/conformance\//;

/** Rule 9 of DESIGN 3: on the server only settings.ts reads the environment and only clock.ts reads the time. */
export function environmentAndTime(file: SourceFile): string[] {
  if (!file.path.startsWith('apps/server/src/') || TEST_SUPPORT.test(file.path)) return [];
  const code = withoutComments(file.text);
  const problems: string[] = [];
  if (!file.path.endsWith('/settings.ts') && ENVIRONMENT.test(code)) problems.push('reads the environment');
  if (!file.path.endsWith('src/clock.ts') && TIME.test(code)) problems.push('reads the time');
  return problems;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');
}
