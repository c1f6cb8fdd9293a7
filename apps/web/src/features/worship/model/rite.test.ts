import type { BuddhaId } from '@yuanguang/contract/buddhas';
import {
  readBow,
  readOffer,
  readRite,
  WORSHIP_BOW,
  WORSHIP_OFFER,
  WORSHIP_RITE,
} from '@yuanguang/contract/rules/worship';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginRite, RITE_STEPS, type RiteEntry, type RiteEvent, readRiteState, riteAfter } from './rite.ts';
import { createRites, type KeptRite, readKeptRite } from './rites.ts';

const WHOLE: readonly RiteEvent[] = [
  { do: 'bow' },
  { do: 'bow' },
  { do: 'bow' },
  { do: 'stand' },
  { do: 'light', sticks: 3 },
  { do: 'place' },
  { do: 'wish', wish: ' 愿母亲安康 ' },
  { do: 'dedicate', dedication: 'universal' },
];

test('a whole rite is bows, incense and the rite, each said aloud and written once', () => {
  const entries: RiteEntry[] = [];
  const spoken: unknown[] = [];
  let state = beginRite('own', 'guanyin');
  for (const event of WHOLE) {
    const turn = riteAfter(state, event);
    state = turn.state;
    entries.push(...turn.entries);
    spoken.push([state.step, state.spoken?.key, state.spoken?.count]);
  }
  expect(spoken).toEqual([
    ['bow', 'bow', 1],
    ['bow', 'bow', 2],
    ['bow', 'bow', 3],
    ['light', 'bowed', 3],
    ['place', 'lit', 3],
    ['wish', 'placed', 3],
    ['dedication', 'wished', 0],
    ['done', 'done', 0],
  ]);
  expect(entries.map(({ kind, subject, amount }) => [kind, subject, amount])).toEqual([
    [WORSHIP_BOW, 'own', 3],
    [WORSHIP_OFFER, 'own', 3],
    [WORSHIP_RITE, 'own', 1],
  ]);
  const [bow, offer, rite] = entries.map(({ data }) => data);
  expect(readBow(bow ?? '')).toBe('guanyin');
  expect(readOffer(offer ?? '')).toEqual({ what: 'incense', form: 'incense', to: 'guanyin' });
  expect(readRite(rite ?? '')).toEqual({
    rite: { to: 'guanyin', sticks: 3, dedication: 'universal', wish: '愿母亲安康' },
  });
  expect(state.wish).toBe('');
});

const event: fc.Arbitrary<RiteEvent> = fc.oneof(
  fc.constantFrom<RiteEvent>({ do: 'bow' }, { do: 'stand' }, { do: 'place' }),
  fc.record({ do: fc.constant('light' as const), sticks: fc.constantFrom(1 as const, 3 as const) }),
  fc.record({ do: fc.constant('wish' as const), wish: fc.constantFrom('', '愿', '愿'.repeat(141)) }),
  fc.record({ do: fc.constant('dedicate' as const), dedication: fc.constantFrom('', 'vows') }),
);

test('whatever is tapped in whatever order, no step is left out and nothing is written twice', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40, size: 'max' }), (events) => {
      const kinds: string[] = [];
      let state = beginRite('own', 'guanyin');
      for (const one of events) {
        const turn = riteAfter(state, one);
        const gone = RITE_STEPS.indexOf(turn.state.step) - RITE_STEPS.indexOf(state.step);
        expect([0, 1]).toContain(gone);
        kinds.push(...turn.entries.map(({ kind }) => kind));
        // After a reload it goes on where it was.
        const kept: unknown = JSON.parse(JSON.stringify(turn.state));
        if (turn.state.step === 'done') expect(readRiteState(kept)).toBeUndefined();
        else expect(readRiteState(kept)).toEqual({ ...turn.state, spoken: null });
        state = turn.state;
      }
      const all = [WORSHIP_BOW, WORSHIP_OFFER, WORSHIP_RITE];
      expect(kinds).toEqual(all.slice(0, kinds.length));
      expect(kinds.length === 3).toBe(state.step === 'done');
    }),
  );
});

test('a wish that is too long leaves the rite where it is, and of bows there is an end', () => {
  let state = beginRite('own', 'guanyin');
  for (let bows = 0; bows < 200; bows += 1) ({ state } = riteAfter(state, { do: 'bow' }));
  expect(state.bows).toBe(108);
  const wishing = { ...state, step: 'wish', sticks: 1 } as const;
  expect(riteAfter(wishing, { do: 'wish', wish: '愿'.repeat(141) }).state).toBe(wishing);
});

test('what was kept of a rite is not read from anything else', () => {
  const right = { ...beginRite('own', 'guanyin'), step: 'place', sticks: 3 } as const;
  expect(readRiteState(right)).toEqual(right);
  for (const change of [
    { to: 'nobody' },
    { step: 'rest' },
    { sticks: 2 },
    { sticks: null },
    { bows: '3' },
    { wish: null },
    { place: 7 },
  ]) {
    expect(readRiteState({ ...right, ...change }), JSON.stringify(change)).toBeUndefined();
  }
  for (const value of [null, 7, 'own', { owner: 'a' }, { owner: 7, rite: right }]) {
    expect(readKeptRite(value)).toBeUndefined();
  }
});

/** A document of a tab; its storage outlives it. */
function document(tab: Map<string, string>) {
  const written: string[] = [];
  const rites = createRites(
    {
      read: () => readKeptRite(JSON.parse(tab.get('rite') ?? 'null')),
      write: (value: KeptRite | undefined) => void tab.set('rite', JSON.stringify(value ?? null)),
    },
    (entries) => written.push(...entries.map(({ kind }) => kind)),
  );
  return { rites, written };
}
const at = (owner: string, to: BuddhaId = 'guanyin') => ({ owner, place: 'own', to });

test('a rite goes on after a reload, and what was written is not written again', () => {
  const tab = new Map<string, string>();
  const first = document(tab);
  for (const one of WHOLE.slice(0, 6)) first.rites.act(at('u'), one);
  expect(first.written).toEqual([WORSHIP_BOW, WORSHIP_OFFER]);
  const second = document(tab);
  expect(second.rites.read(at('u'))).toMatchObject({ step: 'wish', sticks: 3 });
  // As from the beginning: the steps that are done stay as they are.
  for (const one of WHOLE) second.rites.act(at('u'), one);
  expect(second.written).toEqual([WORSHIP_RITE]);
  expect(second.rites.read(at('u')).step).toBe('done');
  expect(document(tab).rites.read(at('u')).step).toBe('bow');
  second.rites.again(at('u'));
  expect(second.rites.read(at('u'))).toEqual(beginRite('own', 'guanyin'));
});

test('a second tap at the same moment writes nothing', () => {
  const { rites, written } = document(new Map());
  for (const one of WHOLE.flatMap((each) => [each, each])) rites.act(at('u'), one);
  expect(written).toEqual([WORSHIP_BOW, WORSHIP_OFFER, WORSHIP_RITE]);
});

test('a rite belongs to its Buddha and its person; a visitor who logs in goes on with theirs', () => {
  const tab = new Map<string, string>();
  const { rites } = document(tab);
  rites.act(at(''), { do: 'bow' });
  expect(rites.read(at('', 'amitabha')).bows).toBe(0);
  expect(rites.read(at('u')).bows).toBe(1);
  rites.act(at('u'), { do: 'stand' });
  for (const { read } of [rites, document(tab).rites]) expect(read(at('other')).step).toBe('bow');
});

test('a page hears of each step, and reads the same until the next', () => {
  const { rites } = document(new Map());
  let heard = 0;
  const stop = rites.subscribe(() => {
    heard += 1;
  });
  const before = rites.read(at('u'));
  expect(rites.read(at('u'))).toBe(before);
  rites.act(at('u'), { do: 'place' });
  expect([heard, rites.read(at('u'))]).toEqual([0, before]);
  rites.act(at('u'), { do: 'bow' });
  expect(heard).toBe(1);
  stop();
});
