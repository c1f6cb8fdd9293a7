import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

test.each([
  ['/', 'index'],
  ['/index', 'index'],
  ['/home', 'home'],
  ['/pages/fo/xiang', 'xiang'],
  ['/pages/shangxiang/index', 'shangxiang'],
])('%s is called %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});
