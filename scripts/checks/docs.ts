import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const NPM_RUN = /\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)\b/g;
const PATH = /`((?:apps|packages|scripts|docs|e2e|bench|\.ci)\/[^\s`*<>{}…:]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

/** What the documents name must be there: npm scripts, paths of the project in code marks, links to files. */
export async function checkDocs(root: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const problems: string[] = [];
  for (const path of await documents(root)) {
    const text = await readFile(path, 'utf8');
    const name = relative(root, path);
    for (const [command, script] of text.matchAll(NPM_RUN)) {
      if (script && !Object.hasOwn(manifest.scripts, script))
        problems.push(`${name}: there is no \`${command}\``);
    }
    for (const [, named] of text.matchAll(PATH)) {
      if (named && !named.includes('NNNN') && !existsSync(join(root, named))) {
        problems.push(`${name}: there is no ${named}`);
      }
    }
    for (const [, link] of text.matchAll(LINK)) {
      if (link && !existsSync(join(dirname(path), link)))
        problems.push(`${name}: the link ${link} leads nowhere`);
    }
  }
  return problems;
}

async function documents(root: string): Promise<string[]> {
  const docs = await readdir(join(root, 'docs'), { recursive: true }).catch(() => []);
  const paths = docs.filter((name) => name.endsWith('.md')).map((name) => join(root, 'docs', name));
  return [join(root, 'README.md'), ...paths].filter((path) => existsSync(path));
}
