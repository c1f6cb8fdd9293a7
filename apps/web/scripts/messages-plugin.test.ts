import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheKeyOf, featureMessages, moveTitlesAndMenus } from './messages-plugin.ts';

const SHELL = join(import.meta.dirname, '../src/shared/messages/shell/en.json');

test('titles and menu labels of all features go with the shell, and leave the features’ own files', () => {
  const watched: string[] = [];
  const { features, app } = moveTitlesAndMenus(SHELL, { app: 'Temple' }, (file) => watched.push(file));
  expect(app).toBe('Temple');
  expect(features).toMatchObject({
    temple: { titles: { about: 'About the temple' }, menu: { about: 'About the temple' } },
    feedback: { titles: { feedback: 'Feedback' } },
  });
  const files = featureMessages(SHELL, 'en');
  expect(watched).toEqual([...files.values()]);
  const temple = { titles: { about: 'About' }, menu: { about: 'About the temple' }, seal: 'Seal' };
  expect(moveTitlesAndMenus(files.get('temple') ?? '', temple)).toEqual({ seal: 'Seal' });
});

test('what a test runner keeps of the shell is of no use once a feature’s words changed', () => {
  const files = featureMessages(SHELL, 'en');
  const key = cacheKeyOf(SHELL) ?? '';
  for (const path of files.values()) expect(key).toContain(readFileSync(path, 'utf8'));
  expect(cacheKeyOf(files.get('temple') ?? '')).toBeUndefined();
});
