import { expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { fuzzDocuments } from './fuzz.testing.ts';

const database = startTestDatabase();

it('keeps its promises whatever is sent', { timeout: 120_000 }, async () => {
  const { codes, cases } = await fuzzDocuments(database, 3_000, 20_261_121);
  expect(cases).toBe(3_000);
  // The cases are worth something: many were carried out, many refused for what they are.
  expect(codes['0']).toBeGreaterThan(300);
  expect(codes.SYNTAX_ERROR).toBeGreaterThan(300);
  expect(codes.PERMISSION_ERROR).toBeGreaterThan(100);
});
