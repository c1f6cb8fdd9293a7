import { afterEach, beforeEach, expect } from 'vitest';

/** An error or a warning on the console that no test expected makes the test fail; a test that expects one spies on it. */
const unexpected: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    unexpected.push(`console.${level}: ${parts.map(String).join(' ')}`);
  };
}

beforeEach(() => {
  unexpected.length = 0;
});

afterEach(() => {
  expect(unexpected.splice(0)).toEqual([]);
});
