import 'fake-indexeddb/auto';
import { fillData } from '@yuanguang/contract/rules/journal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { device, type Line, modelServer } from './journal.testing.ts';
import { NO_TOTAL, totalKey } from './totals.ts';

const KIND = 'practice.count';
const line = fc.constantFrom<Line>('good', 'no network', 'answer lost', 'sent twice');
const which = fc.constantFrom<0 | 1>(0, 1);
const step = fc.oneof(
  fc.record({ do: fc.constantFrom('import' as const, 'send' as const, 'kill' as const), which, line }),
  fc.record({ do: fc.constant('login' as const), which, line }),
);

test(
  'whatever two devices know when they import the same file, its day counts once, with what was there',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.nat(9),
        fc.integer({ min: 1, max: 9 }),
        fc.array(step, { maxLength: 10 }),
        async (there, inFile, steps) => {
          const server = modelServer();
          const at = server.now - 3 * 86_400_000;
          const [old, ...devices] = [device(server), device(server), device(server)] as const;
          await old.login('one');
          const counted = { kind: KIND, subject: 'a', data: '', at };
          if (there > 0) await old.journal.enter([{ ...counted, amount: there }]);
          await old.journal.send();

          /** Enters what the file has more than the device knows, as the page does. */
          const take = async (index: 0 | 1) => {
            const { journal } = devices[index];
            const known = (await journal.days(KIND)).reduce((sum, { amount }) => sum + amount, 0);
            const more = inFile - known;
            if (more > 0) await journal.enter([{ ...counted, amount: more, data: fillData(inFile) }]);
          };
          for (const one of steps) {
            const at = devices[one.which];
            at.state.line = one.line;
            if (one.do === 'import') await take(one.which);
            else if (one.do === 'login') await at.login('one');
            else if (one.do === 'kill') await at.reopen();
            else await at.journal.synchronize().catch(() => undefined);
          }
          await take(0);
          await take(1);
          for (const index of [0, 1, 0, 1] as const) {
            devices[index].state.line = 'good';
            await devices[index].login('one');
            await devices[index].journal.synchronize();
          }
          const expected = Math.max(there, inFile);
          expect(server.total('one', 'a')).toBe(expected);
          for (const { journal } of devices) {
            const { totals, refused } = journal.view();
            expect((totals.get(totalKey(KIND, 'a')) ?? NO_TOTAL).all).toBe(expected);
            expect(refused).toEqual([]);
          }
          for (const each of [old, ...devices]) await each.end();
        },
      ),
      { numRuns: 200 },
    ),
  120_000,
);

test('what was taken off after an import is not brought back by the same file on another device', async () => {
  const server = modelServer();
  const [phone, tablet] = [device(server), device(server)];
  const fill = [{ kind: KIND, subject: 'a', amount: 10, data: fillData(10) }];
  for (const each of [phone, tablet]) await each.journal.enter(fill);
  await phone.login('one');
  await phone.journal.send();
  expect(await phone.journal.takeOff(KIND, 'a', 3)).toBe(true);
  await phone.journal.send();
  await tablet.login('one');
  await tablet.journal.synchronize();
  expect(server.total('one', 'a')).toBe(7);
  expect(tablet.journal.view().totals.get(totalKey(KIND, 'a'))?.all).toBe(7);
  for (const each of [phone, tablet]) await each.end();
});
