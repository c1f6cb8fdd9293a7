import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileAhead } from './compile-hint.ts';

test('the hint is the first line of the named files alone', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'hint-'));
  try {
    for (const file of ['app.js', 'later.js']) await writeFile(join(dist, file), 'export {};\n');
    await compileAhead(dist, ['app.js']);
    const [app, later] = await Promise.all(
      ['app.js', 'later.js'].map((file) => readFile(join(dist, file), 'utf8')),
    );
    expect(app).toBe('//# allFunctionsCalledOnLoad\nexport {};\n');
    expect(later).toBe('export {};\n');
  } finally {
    await rm(dist, { recursive: true });
  }
});
