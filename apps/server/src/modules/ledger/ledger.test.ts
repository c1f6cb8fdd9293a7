import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { balances, book, clearingOf, PRINTING, SUSPENSE } from './ledger.service.ts';

const database = startTestDatabase();
const entry = (reference: string, amountFen = 500) => ({
  reference,
  memo: 'test',
  debit: clearingOf('bank'),
  credit: PRINTING,
  amountFen,
});

describe('The ledger', () => {
  it('balances whatever is booked', async () => {
    const ctx = testContext(database);
    const accounts = fc.constantFrom(clearingOf('bank'), PRINTING, SUSPENSE);
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        accounts,
        accounts,
        fc.integer({ min: 1, max: 5_000_000 }),
        async (debit, credit, amountFen) => {
          count += 1;
          await book(ctx, { ...entry(`test:${count}`, amountFen), debit, credit });
          expect([...(await balances(ctx)).values()].reduce((sum, fen) => sum + fen, 0)).toBe(0);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('books one thing once', async () => {
    const ctx = testContext(database);
    await book(ctx, entry('payment:1'));
    await expect(book(ctx, entry('payment:1'))).rejects.toThrow('ledger_entries_reference_key');
    expect((await balances(ctx)).get(PRINTING)).toBe(-500);
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses %s fen', async (amountFen) => {
    await expect(book(testContext(database), entry('payment:1', amountFen))).rejects.toThrow(
      'whole number of fen',
    );
  });

  it('is never changed, whoever tries', async () => {
    await book(testContext(database), entry('payment:1'));
    for (const attempt of [
      'update ledger_lines set amount_fen = 1',
      'delete from ledger_lines',
      `update ledger_entries set memo = ''`,
      'delete from ledger_entries',
    ]) {
      await expect(database.pool.query(attempt)).rejects.toThrow('append-only');
    }
  });

  it('takes no entry that does not balance, and none without lines', async () => {
    await database.pool.query(`insert into ledger_accounts values ('printing', 'purpose')`);
    const write = (lines: string) =>
      database.pool.query(
        `with e as (insert into ledger_entries (reference, memo, at) values ('x', '', now()) returning id) ${lines}`,
      );
    await expect(write(`insert into ledger_lines select id, 1, 'printing', 500 from e`)).rejects.toThrow(
      'does not balance',
    );
    await expect(write('select 1')).rejects.toThrow('does not balance');
  });
});
