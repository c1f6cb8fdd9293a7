// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { PLAIN_SHRINE } from '@yuanguang/contract/rules/shrine';
import { LIGHTINGS_A_DAY, WORSHIP_BOW, WORSHIP_RITE } from '@yuanguang/contract/rules/worship';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { journal } from '../../../shared/journal/journal.ts';
import { useAltar } from './use-altar.ts';
import { useFamilyShrines } from './use-family.ts';
import { useRite } from './use-rite.ts';
import { useShrine } from './use-shrine.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** The hooks as a page of a visitor has them: on the device, without a network. */
const used = () => ({
  altar: useAltar('own'),
  before: useAltar('own', 'amitabha'),
  own: useShrine(),
  rite: useRite('own', 'guanyin'),
  family: useFamilyShrines(),
});
let page: ReturnType<typeof used>;
function Page() {
  page = used();
  return null;
}

const root = createRoot(document.createElement('div'));
/** A busy machine is no fault of what is tested. */
const PATIENT_MS = 30_000;
/** Does something, and lets the page follow what the journal then shows. */
const does = (work: () => unknown, until: () => boolean) =>
  act(async () => {
    await work();
    await vi.waitFor(() => expect(until()).toBe(true), PATIENT_MS);
  });
const entries = (kind: string) => journal.view().entries.get(kind) ?? [];

beforeAll(() =>
  does(
    () =>
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <Page />
        </QueryClientProvider>,
      ),
    () => true,
  ),
);
afterAll(() => {
  act(() => root.unmount());
  journal.stop();
});

test('a visitor has an altar on the device, where incense stands from the moment it is lit', async () => {
  await does(
    () => undefined,
    () => journal.view().entries.has('worship.offer'),
  );
  expect([page.altar.ready, page.altar.altar, page.altar.lightingsLeft]).toEqual([true, {}, LIGHTINGS_A_DAY]);
  await does(
    () => page.altar.offer({ what: 'incense', form: 'incense', to: 'guanyin' }, 3),
    () => entries('worship.offer').length === 1,
  );
  expect(page.altar.altar.incense).toMatchObject({ offering: { pieces: 3, place: 'own', to: 'guanyin' } });
  expect(page.altar.altar.incense?.left).toBeGreaterThan(0.9);
  expect(page.altar.lightingsLeft).toBe(LIGHTINGS_A_DAY - 1);
  expect(page.before.altar).toEqual({});
});

test('the shrine is arranged on the device; what is not right is said at its field and not kept', async () => {
  await does(
    () => undefined,
    () => journal.view().entries.has('worship.shrine'),
  );
  expect(page.own.shrine).toEqual(PLAIN_SHRINE);
  const wrong = { ...PLAIN_SHRINE, name: '静'.repeat(21) };
  expect(await page.own.save(wrong)).toEqual({ code: 'worship-name-too-long', field: 'name' });
  expect(entries('worship.shrine')).toEqual([]);
  await does(
    () => page.own.save({ ...PLAIN_SHRINE, name: ' 静室 ' }),
    () => entries('worship.shrine').length === 1,
  );
  expect(page.own.shrine).toEqual({ ...PLAIN_SHRINE, name: '静室' });
});

test('a rite is written as it is done', async () => {
  await act(async () => {
    await journal.followKind(WORSHIP_BOW);
    await journal.followKind(WORSHIP_RITE);
  });
  await does(
    () => {
      page.rite.bow();
      page.rite.stand();
      page.rite.stand();
      page.rite.light(1);
      page.rite.place();
    },
    () => entries('worship.offer').length === 2,
  );
  expect(page.rite.state).toMatchObject({ step: 'wish', spoken: { key: 'placed', count: 1 } });
  expect(page.altar.altar.incense?.offering.pieces).toBe(1);
  await does(
    () => {
      page.rite.wish('愿母亲安康');
      page.rite.dedicate('universal');
      page.rite.dedicate('universal');
    },
    () => entries(WORSHIP_RITE).length === 1,
  );
  expect(page.rite.state.step).toBe('done');
  expect(entries(WORSHIP_BOW)).toMatchObject([{ amount: 1, subject: 'own' }]);
  act(() => page.rite.again());
  expect(page.rite.state.step).toBe('bow');
});

test('a visitor is asked for no family shrine', () => {
  expect([page.family.shrines, page.family.query.fetchStatus]).toEqual([undefined, 'idle']);
});
