import { ERROR_MESSAGES } from '@yuanguang/contract/errors';
import type { JournalEntry } from '@yuanguang/contract/objects/journal';
import {
  PRAYER_ARCHIVE,
  PRAYER_DELETE,
  PRAYER_FULFIL,
  PRAYER_REOPEN,
  PRAYER_RESTORE,
  PRAYER_SAVE,
} from '@yuanguang/contract/rules/prayer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { id, MOTHER, type PrayerApp, prayerApp } from './prayer.testing.ts';

const database = startTestDatabase();
let app: PrayerApp;
let chen: LoggedIn;
beforeEach(async () => {
  app = await prayerApp(database);
  chen = await app.member();
});
afterEach(() => app.close());

describe('An entry of a prayer is refused', () => {
  const text = (written: string) => ({ data: JSON.stringify({ text: written }) });
  const FAMILY = '👨‍👩‍👧‍👦';

  it.each<[string, Partial<JournalEntry>, string]>([
    ['without words', text(''), 'prayer-empty'],
    ['of spaces', text(' \u3000\n'), 'prayer-empty'],
    ['of what nobody sees', text('\u202E\u200B\u3164'), 'prayer-empty'],
    ['of 141 characters', text('愿'.repeat(141)), 'prayer-too-long'],
    ['of 141 families', text(FAMILY.repeat(141)), 'prayer-too-long'],
    ['with a tower of marks', text(`a${'\u0301'.repeat(4_000)}`), 'prayer-too-long'],
    ['with words that are none', { data: '{"text":1}' }, 'journal-entry-invalid'],
    ['with no JSON', { data: '愿' }, 'journal-entry-invalid'],
    ['with more than an entry holds', text('愿'.repeat(9_000)), 'journal-entry-invalid'],
    ['with an amount', { ...text('愿'), amount: 1 }, 'journal-entry-invalid'],
    ['of an id that is none', { ...text('愿'), subject: 'mother' }, 'journal-entry-invalid'],
    ['of an id turned round', { ...text('愿'), subject: `\u202e${id(2).slice(1)}` }, 'journal-entry-invalid'],
    ['that marks with words', { kind: PRAYER_FULFIL, data: 'x' }, 'journal-entry-invalid'],
    ['that marks and counts', { kind: PRAYER_FULFIL, amount: 1 }, 'journal-entry-invalid'],
    ['that sets back with words', { kind: PRAYER_REOPEN, data: '{}' }, 'journal-entry-invalid'],
    ['that puts away with words', { kind: PRAYER_ARCHIVE, data: 'x' }, 'journal-entry-invalid'],
    ['that takes out no id', { kind: PRAYER_RESTORE, subject: '' }, 'journal-entry-invalid'],
    ['that deletes and counts', { kind: PRAYER_DELETE, amount: 9 }, 'journal-entry-invalid'],
    ['of a kind that is none', { kind: 'prayer.grant' }, 'journal-entry-invalid'],
  ])('%s', async (_what, change, code) => {
    const phone = app.deviceOf(chen);
    const wrong = phone.entry(PRAYER_SAVE, id(1), change);
    expect(await phone.send(wrong, phone.save(id(2)))).toEqual([{ number: 1, code }]);
    expect(await phone.texts()).toMatchObject({ open: [MOTHER] });
    const { rows } = await database.pool.query('select number from journal_entries');
    expect(rows).toEqual([{ number: 2 }]);
  });

  it('but not for 140 families', async () => {
    const phone = app.deviceOf(chen);
    expect(await phone.send(phone.entry(PRAYER_SAVE, id(1), text(FAMILY.repeat(140))))).toEqual([]);
    expect(await phone.texts()).toMatchObject({ open: [FAMILY.repeat(140)] });
  });

  it('of a script’s ten thousand all but a thousand; who makes room has room, and somebody else prays all the same', async () => {
    const phone = app.deviceOf(chen);
    const codes = new Set<string>();
    let kept = 0;
    for (let at = 0; at < 10_000; at += 500) {
      const entries = Array.from({ length: 500 }, (_, index) => phone.save(id(at + index), '愿'));
      const refused = await phone.send(...entries);
      kept += 500 - refused.length;
      for (const { code } of refused) codes.add(code);
    }
    expect([kept, [...codes]]).toEqual([1_000, ['prayer-too-many']]);
    app.clock.advance({ seconds: 1 });
    const changes = [
      phone.entry(PRAYER_FULFIL, id(0)),
      phone.save(id(20_000)),
      phone.entry(PRAYER_REOPEN, id(0)),
      phone.save(id(20_001)),
      phone.save(id(1), '改'),
    ];
    const tooMany = [3, 4].map((place) => ({ number: 10_000 + place, code: 'prayer-too-many' }));
    expect(await phone.send(...changes)).toEqual(tooMany);
    app.clock.advance({ seconds: 1 });
    const away = [phone.entry(PRAYER_ARCHIVE, id(1)), phone.entry(PRAYER_DELETE, id(2))];
    expect(await phone.send(...away, phone.save(id(20_002)), phone.entry(PRAYER_REOPEN, id(0)))).toEqual([]);
    expect(await phone.list('open')).toHaveLength(1_000);
    const other = app.deviceOf(await app.member(), 'b');
    expect(await other.send(other.save(id(1)))).toEqual([]);
    expect(await other.list('open')).toHaveLength(1);
  });

  it('and why is told in five languages', () => {
    for (const code of ['prayer-empty', 'prayer-too-long', 'prayer-too-many'] as const) {
      expect(new Set(Object.values(ERROR_MESSAGES[code])).size).toBe(5);
    }
    expect(ERROR_MESSAGES['prayer-empty']['zh-Hans']).toContain('祈愿不能为空');
    expect(ERROR_MESSAGES['prayer-empty'].en).toMatch(/prayer cannot be empty/i);
  });
});
