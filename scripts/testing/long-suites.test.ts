import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib.ts';
import { LONG_SUITES, unaffectedSuites } from './long-suites.ts';

const names = (changed: readonly string[]) => unaffectedSuites(() => changed).map(({ tests }) => tests);

test('a long suite is left out only while nothing it proves has changed', () => {
  expect(names(['README.md'])).toHaveLength(LONG_SUITES.length);
  const withPayment = names(['apps/server/src/modules/payment/payment.service.ts']);
  expect(withPayment).not.toContain('apps/server/src/modules/payment/crash.test.ts');
  expect(withPayment).not.toContain('apps/server/src/security/');
  expect(withPayment).toContain('apps/server/src/modules/clientdb/fuzz.test.ts');
});

test('where nobody knows what has changed, all of them run', () => {
  const unknown = () => {
    throw new Error('no repository');
  };
  expect(unaffectedSuites(unknown)).toEqual([]);
});

test('each long suite is there', () => {
  for (const { tests } of LONG_SUITES) expect(existsSync(join(ROOT, tests)), tests).toBe(true);
});
