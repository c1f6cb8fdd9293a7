import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

test.each([
  ['/', 'index'],
  ['/index', 'index'],
  ['/home', 'home'],
  ['/pages/fo/xiang', 'xiang'],
  ['/pages/shangxiang/index', 'shangxiang'],
  ['/find', 'find'],
  ['/pages/hall/find', 'hall-find'],
  ['/pages/prayer/one', 'prayer-one'],
  ['/pages/fo/family/one', 'family-one'],
  ['/uni_modules/uni-id-pages/pages/register/register', 'register'],
])('%s is called %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});
