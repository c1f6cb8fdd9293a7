import { IMPORT_RULES } from './checks/boundary-rules.ts';
import { findCircles } from './checks/circles.ts';
import { environmentAndTime } from './checks/environment-and-time.ts';
import { readSources } from './checks/source-files.ts';
import { ROOT, say } from './lib.ts';

const FOLDERS = ['apps', 'packages', 'scripts', 'bench', 'e2e'];

/** Everything below `root` that breaks one of the nine rules of DESIGN 3, one line each. */
export async function checkBoundaries(root: string): Promise<string[]> {
  const files = await readSources(root, FOLDERS);
  const problems = findCircles(files).map(
    (circle) => `${circle[0]}: rule 1 no circles: ${circle.join(' → ')}`,
  );
  for (const file of files) {
    for (const imported of file.imports) {
      for (const rule of IMPORT_RULES) {
        const problem = rule.refuses(file, imported);
        if (problem) problems.push(`${file.path}: rule ${rule.name}: ${problem}`);
      }
    }
    for (const problem of environmentAndTime(file)) {
      problems.push(`${file.path}: rule 9 only settings.ts and clock.ts: ${problem}`);
    }
  }
  return problems;
}

if (import.meta.main) {
  const problems = await checkBoundaries(ROOT);
  for (const problem of problems) say(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
