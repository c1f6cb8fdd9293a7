import 'fake-indexeddb/auto';
import { altarOf } from '@yuanguang/contract/rules/altar';
import { PLAIN_SHRINE, shrineData } from '@yuanguang/contract/rules/shrine';
import {
  OFFERING_FORMS,
  OFFERINGS,
  OWN_SHRINE,
  offerData,
  WORSHIP_OFFER,
  WORSHIP_SHRINE,
} from '@yuanguang/contract/rules/worship';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOUNDARY, device, type Line, modelServer } from '../../../shared/journal/journal.testing.ts';
import { offeringsOf } from './offerings.ts';
import { ownShrineOf } from './own-shrine.ts';

const FAMILY = 'f'.repeat(24);
const which = fc.constantFrom<0 | 1>(0, 1);
/** Some days of somebody with two devices, first without an account: fewer than what stands the longest stands. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('offer' as const),
      device: which,
      place: fc.constantFrom(OWN_SHRINE, FAMILY),
      what: fc.constantFrom(...OFFERINGS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('arrange' as const), device: which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      device: which,
      line: fc.constantFrom<Line>('good', 'no network', 'answer lost', 'sent twice'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 240 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('login' as const), device: which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), device: which }) },
);

test('a visitor’s shrine comes into the account, and after a day without a network two devices show the same altars', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24, size: 'max' }), async (steps) => {
      const server = modelServer();
      const devices = [device(server), device(server)] as const;
      /** What was acknowledged to the page, each by a name of its own. */
      const offered: string[] = [];
      let arranged = 0;
      for (const one of steps) {
        if (one.do === 'wait') {
          server.now += one.minutes * 60_000;
          continue;
        }
        const at = devices[one.device];
        if (one.do === 'offer') {
          const data = offerData({ what: one.what, form: OFFERING_FORMS[one.what][0], to: 'guanyin' });
          expect(await at.journal.append(WORSHIP_OFFER, one.place, 1, data)).toBe('disk');
          offered.push(`${one.place} ${one.what}`);
        } else if (one.do === 'arrange') {
          arranged += 1;
          const data = shrineData({ ...PLAIN_SHRINE, name: `${arranged}` });
          await at.journal.append(WORSHIP_SHRINE, OWN_SHRINE, 0, data);
        } else if (one.do === 'send') {
          at.state.line = one.line;
          await at.journal.send().catch(() => undefined);
        } else if (one.do === 'login') await at.login('one');
        else await at.reopen();
      }

      for (const index of [0, 1, 0, 1] as const) {
        devices[index].state.line = 'good';
        await devices[index].login('one');
        await devices[index].journal.synchronize();
      }
      const seen = await Promise.all(
        devices.map(async ({ journal }) => {
          for (const kind of [WORSHIP_OFFER, WORSHIP_SHRINE]) await journal.followKind(kind);
          const view = journal.view();
          const offerings = offeringsOf(view, server.now);
          expect(offerings.map(({ place, what }) => `${place} ${what}`).sort()).toEqual(offered.toSorted());
          const altars = [OWN_SHRINE, FAMILY].map((place) =>
            altarOf(offerings, { place, boundary: BOUNDARY }, server.now),
          );
          return { altars, shrine: ownShrineOf(view) };
        }),
      );
      expect(seen[0]).toEqual(seen[1]);
      expect(seen[0]?.shrine.name === '').toBe(arranged === 0);
      await Promise.all(devices.map((at) => at.end()));
    }),
    { numRuns: 60 },
  );
}, 120_000);
