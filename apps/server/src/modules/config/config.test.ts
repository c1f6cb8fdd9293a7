import { call, cloudObject } from '@yuanguang/contract';
import { DEFAULT_CONFIG } from '@yuanguang/contract/default-config';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Context } from '../../lib/context.ts';
import { inTransaction } from '../../lib/context.ts';
import { implement } from '../../lib/implement.ts';
import { type MutableClock, mutableClock } from '../../testing/clock.ts';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { almanacDay } from '../almanac/almanac.service.ts';
import { publicConfig } from './config.object.ts';
import {
  behindSwitch,
  readConfig,
  requireBuying,
  requireModule,
  resetEntry,
  setEntry,
} from './config.service.ts';

const database = startTestDatabase();
let clock: MutableClock;
let ctx: Context;

beforeEach(() => {
  clock = mutableClock();
  ctx = testContext(database, { now: clock.now });
});

/** As another process would: straight into the table. */
const store = (key: string, value: string) =>
  database.pool.query('insert into config (key, value) values ($1, $2)', [key, value]);

describe('The configuration', () => {
  it('is that of the product when the office has changed nothing: sponsoring open, unfinished modules closed', async () => {
    expect(await readConfig(ctx)).toEqual(DEFAULT_CONFIG);
    const open = Object.entries(DEFAULT_CONFIG.modules).filter(([, isOpen]) => isOpen);
    expect(open.map(([name]) => name)).toEqual([
      'temple',
      'sponsor',
      'donate',
      'worship',
      'hall',
      'mine',
      'checkin',
      'practice',
      'prayer',
      'feedback',
      'news',
    ]);
  });

  it('follows an entry at once where it was set, and gives its default back', async () => {
    await readConfig(ctx);
    await setEntry(ctx, 'searchText', '金刚经');
    expect((await readConfig(ctx)).searchText).toBe('金刚经');
    await resetEntry(ctx, 'searchText');
    expect((await readConfig(ctx)).searchText).toBe('');
  });

  it('follows what another process set within two seconds', async () => {
    await readConfig(ctx);
    await store('buyclosed', 'true');
    clock.advance({ ms: 1_999 });
    expect((await readConfig(ctx)).buyclosed).toBe(false);
    clock.advance({ ms: 1 });
    expect((await readConfig(ctx)).buyclosed).toBe(true);
  });

  it('is read once for all who ask at the same moment', async () => {
    const reads: string[] = [];
    const counting = database.db.withPlugin({
      transformQuery: ({ node }) => {
        reads.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const ask = () => readConfig({ ...ctx, db: counting });
    await Promise.all(Array.from({ length: 16 }, ask));
    expect(reads).toHaveLength(1);
    clock.advance({ ms: 2_000 });
    await Promise.all(Array.from({ length: 16 }, ask));
    expect(reads).toHaveLength(2);
  });

  it('is asked for anew when it could not be read', async () => {
    let broken = true;
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (broken) throw new Error('the connection is gone');
        return result;
      },
    });
    await expect(readConfig({ ...ctx, db })).rejects.toThrow('the connection is gone');
    broken = false;
    expect(await readConfig({ ...ctx, db })).toEqual(DEFAULT_CONFIG);
  });

  it('is read fresh inside a transaction', async () => {
    await readConfig(ctx);
    await store('buyclosed', 'true');
    expect((await inTransaction(ctx, readConfig)).buyclosed).toBe(true);
  });

  it.each([
    ['buyclosed', '"yes"'],
    ['modules.sponsor', '1'],
    ['nonsense', 'true'],
    ['__proto__', '{"buyclosed":true}'],
  ])('is not upset by a row %s = %s', async (key, value) => {
    await store(key, value);
    expect(await readConfig(ctx)).toEqual(DEFAULT_CONFIG);
  });

  it.each([
    ['nonsense', true, RangeError],
    ['modules.nonsense', true, RangeError],
    ['modules', {}, RangeError],
    ['buyclosed', 'true', TypeError],
    ['licence.number', 'x'.repeat(201), TypeError],
    ['temple', {}, RangeError],
    ['temple.phone', 'call us', TypeError],
    ['temple.phone', '0571"><a>', TypeError],
    ['temple.email', 'x', TypeError],
    ['temple.address.fr', 'x', RangeError],
    ['demonstration', true, RangeError],
    ['dayBoundary', '03:00', RangeError],
    ['embeddedSites', ['www.example.org'], RangeError],
    ['today', null, RangeError],
  ])('refuses to set %s to %j', async (key, value, error) => {
    await expect(setEntry(ctx, key, value)).rejects.toThrow(error);
    expect((await database.pool.query('select 1 from config')).rowCount).toBe(0);
  });

  it('shows when a day begins by the settings, and their licence where the office has entered none', async () => {
    await setEntry(ctx, 'licence.holder', '圆光寺');
    const licence = { number: '京(2026)0000001', holder: 'other', icp: '', police: '' };
    const told = {
      licence,
      demonstration: false,
      dayBoundary: '03:00',
      embeddedSites: ['www.example.org'],
      today: almanacDay('2026-03-01'),
    };
    expect(publicConfig(await readConfig(ctx), told)).toMatchObject({
      dayBoundary: '03:00',
      embeddedSites: ['www.example.org'],
      today: { day: '2026-03-01', lunar: { month: 1, day: 13 } },
      licence: { number: '京(2026)0000001', holder: '圆光寺', icp: '', police: '' },
    });
  });
});

describe('The facts of the temple', () => {
  it('are empty until the office has entered them, each in its languages', async () => {
    expect((await readConfig(ctx)).temple).toMatchObject({ phone: '', email: '', hours: { en: '' } });
    await setEntry(ctx, 'temple.phone', '0571-8765 4321');
    await setEntry(ctx, 'temple.address.zh-Hans', '云起山路一号');
    expect((await readConfig(ctx)).temple).toMatchObject({
      phone: '0571-8765 4321',
      address: { 'zh-Hans': '云起山路一号', en: '' },
    });
  });
});

describe('A switch', () => {
  it('closes a module for every method behind it', async () => {
    const object = cloudObject('x', {
      ask: call({
        access: 'anyone',
        input: z.object({}),
        output: z.object({ ok: z.boolean() }),
        errors: ['module-closed'],
      }),
    });
    const guarded = behindSwitch(implement(object, { ask: async () => ({ ok: true }) }), 'sponsor');
    const ask = () => guarded.handlers.ask?.(ctx, {} as never);
    expect(await ask()).toEqual({ ok: true });
    await setEntry(ctx, 'modules.sponsor', false);
    await expect(ask()).rejects.toMatchObject({ code: 'module-closed' });
    await expect(requireModule(ctx, 'sponsor')).rejects.toMatchObject({ code: 'module-closed' });
    await requireModule(ctx, 'temple');
  });

  it('stops all buying', async () => {
    await requireBuying(ctx);
    await setEntry(ctx, 'buyclosed', true);
    await expect(requireBuying(ctx)).rejects.toMatchObject({ code: 'buying-closed' });
  });
});
