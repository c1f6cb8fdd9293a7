import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, say } from './lib.ts';

const DOCUMENT = 'docs/security.md';
/** Where a test that is named by a short path may lie. */
const BASES = ['', 'apps/server/src', 'apps/web/src'];

/** `path` › “title”, “another title of the same file” */
const NAMED = /`([^`]+\.(?:test|spec)\.tsx?)` › ((?:“[^”]+”(?:, )?)+)/g;
const TITLE = /“([^”]+)”/g;
/** A row of a requirement: the number stands first, the proof last. */
const REQUIREMENT = /^\| (\d+\.\d+\S*) .*\|([^|]*)\|$/;
const JUDGED = /^(By review|Open|Not used): \S/;

/**
 * What docs/security.md claims must be there: each test it names exists under that title, and each requirement is proved
 * by such a test, or says in so many words that it was only reviewed, is open, or is not used. One line a problem.
 */
export async function checkSecurityDoc(root: string): Promise<string[]> {
  const text = await readFile(join(root, DOCUMENT), 'utf8').catch(() => null);
  if (text === null) return [`${DOCUMENT} is missing`];
  const problems: string[] = [];
  for (const [, path = '', titles = ''] of text.matchAll(NAMED)) {
    const source = await testSource(root, path);
    if (source === null) problems.push(`${DOCUMENT}: there is no test file ${path}`);
    for (const [, title = ''] of source === null ? [] : titles.matchAll(TITLE)) {
      if (!hasTitle(source ?? '', title)) problems.push(`${DOCUMENT}: ${path} has no test “${title}”`);
    }
  }
  for (const line of text.split('\n')) {
    const [, number, cell = ''] = REQUIREMENT.exec(line) ?? [];
    const proof = cell.trim();
    if (number === undefined || JUDGED.test(proof) || proof.search(NAMED) === 0) continue;
    problems.push(`${DOCUMENT}: ${number} names no test and does not say why`);
  }
  return problems;
}

async function testSource(root: string, path: string): Promise<string | null> {
  for (const base of BASES) {
    const source = await readFile(join(root, base, path), 'utf8').catch(() => null);
    if (source !== null) return source;
  }
  return null;
}

/** A title stands in quotes of one kind or another, whole. */
const hasTitle = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));

if (import.meta.main) {
  const problems = await checkSecurityDoc(ROOT);
  for (const problem of problems) say(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
