import fc from 'fast-check';
import { expect } from 'vitest';
import { device, type Line, modelServer } from './journal.testing.ts';
import { NO_TOTAL, totalKey } from './totals.ts';

const KIND = 'practice.count';
const SUBJECTS = ['a', 'b'];
const ACCOUNTS = ['one', 'other'];
const DAY_HOURS = 24;

type Step =
  | { readonly do: 'count' | 'count and kill'; readonly subject: number; readonly amount: number }
  | { readonly do: 'take off'; readonly subject: number; readonly amount: number }
  | { readonly do: 'kill' | 'send' | 'send meanwhile' | 'send and kill' }
  | { readonly do: 'line'; readonly line: Line }
  | { readonly do: 'clock'; readonly hours: number }
  | { readonly do: 'account'; readonly account: string }
  | { readonly do: 'time'; readonly minutes: number }
  | { readonly do: 'restore'; readonly back: number };
interface Placed {
  readonly device: 0 | 1;
  readonly tab: 0 | 1;
  readonly step: Step;
}

const one = <const Name extends string>(name: Name) => fc.constant(name);
// The first more often: what goes wrong takes several steps at one place.
const subject = fc.constantFrom(0, 0, 0, 1);
const amount = fc.integer({ min: 1, max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: one('count'), subject, amount }) },
  { weight: 1, arbitrary: fc.record({ do: one('count and kill'), subject, amount }) },
  { weight: 3, arbitrary: fc.record({ do: one('take off'), subject, amount }) },
  { weight: 5, arbitrary: fc.record({ do: one('send') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('kill', 'send meanwhile', 'send and kill') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: one('line'),
      line: fc.constantFrom<Line>('good', 'good', 'no network', 'answer lost', 'answer lost', 'sent twice'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: one('clock'),
      hours: fc.integer({ min: -400 * DAY_HOURS, max: 400 * DAY_HOURS }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: one('account'), account: fc.constantFrom('', ...ACCOUNTS) }) },
  { weight: 1, arbitrary: fc.record({ do: one('time'), minutes: fc.integer({ min: 1, max: 2_000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: one('restore'), back: fc.nat(4) }) },
);
const which = fc.constantFrom<0 | 1>(0, 0, 0, 1);
// As long as they may be: short ones rarely say more than a journey does.
const steps = fc.array(fc.record({ device: which, tab: which, step }), { maxLength: 24, size: 'max' });

/** What was counted, by account and subject; what visitors counted by device, until somebody signs in there. */
class Counted {
  readonly #amounts = new Map<string, number>();
  of = (who: string, what: string): number => this.#amounts.get(`${who} ${what}`) ?? 0;
  add(who: string, what: string, more: number): void {
    this.#amounts.set(`${who} ${what}`, this.of(who, what) + more);
  }
  handOver(from: string, to: string): void {
    for (const what of SUBJECTS) {
      this.add(to, what, this.of(from, what));
      this.#amounts.delete(`${from} ${what}`);
    }
  }
}

/** Random interleavings of two devices with two tabs each: in the end the server and all devices have what was counted. */
export async function holdsThrough(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), fc.constantFrom('', 'one'), async (placed, locks, account) => {
      const server = modelServer();
      const devices = [device(server, { locks }), device(server, { locks })] as const;
      const counted = new Counted();
      const underWay: Promise<unknown>[] = [];
      const visitor = (index: number) => `visitor ${index}`;

      async function login(index: 0 | 1, account: string): Promise<void> {
        await devices[index].login(account);
        if (account !== '') counted.handOver(visitor(index), account);
      }

      async function take({ device: index, tab, step }: Placed): Promise<void> {
        const at = devices[index];
        const journal = tab === 0 ? at.journal : at.otherTab;
        const who = at.state.account || visitor(index);
        const what = 'subject' in step ? (SUBJECTS[step.subject] ?? '') : '';
        switch (step.do) {
          case 'count':
            // Acknowledged: whatever comes after, it counts.
            expect(await journal.append(KIND, what, step.amount)).toBe('disk');
            return counted.add(who, what, step.amount);
          case 'count and kill': {
            const kept = journal.append(KIND, what, step.amount);
            await at.reopen(tab);
            return (await kept) === 'disk' ? counted.add(who, what, step.amount) : undefined;
          }
          case 'take off':
            return (await journal.takeOff(KIND, what, step.amount))
              ? counted.add(who, what, -step.amount)
              : undefined;
          case 'send':
            return journal.send().catch(() => undefined);
          case 'send meanwhile':
          case 'send and kill':
            underWay.push(journal.send().catch(() => undefined));
            return step.do === 'send and kill' ? at.reopen(tab) : undefined;
          case 'kill':
            return at.reopen(tab);
          case 'line':
            at.state.line = step.line;
            return;
          case 'clock':
            at.state.clockAhead = step.hours * 3_600_000;
            return;
          case 'account':
            return login(index, step.account);
          case 'time':
            server.now += step.minutes * 60_000;
            return;
          case 'restore':
            return server.restore(Math.max(0, server.size() - step.back));
        }
      }

      await login(0, account);
      for (const one of placed) await take(one);
      await Promise.all(underWay);

      // In the end everybody is at home, online, and each account looks in on both devices, twice.
      for (const account of ACCOUNTS) {
        for (const index of [0, 1, 0, 1] as const) {
          devices[index].state.line = 'good';
          await login(index, account);
          await devices[index].journal.synchronize();
        }
        for (const what of SUBJECTS) {
          const expected = counted.of(account, what);
          expect(server.total(account, what)).toBe(expected);
          for (const { journal } of devices) {
            const { totals, day } = journal.view();
            const { all, today } = totals.get(totalKey(KIND, what)) ?? NO_TOTAL;
            // Two devices that took off the same count leave less than nothing, which is not shown.
            expect([all, today]).toEqual(
              [expected, server.total(account, what, day)].map((sum) => Math.max(0, sum)),
            );
          }
        }
      }
      await Promise.all(devices.map((at) => at.end()));
    }),
    { numRuns: runs },
  );
}
