import { createECDH } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { donate } from '@yuanguang/contract/objects/donate';
import type { feedback } from '@yuanguang/contract/objects/feedback';
import type { journal } from '@yuanguang/contract/objects/journal';
import type { notice } from '@yuanguang/contract/objects/notice';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import type { worship } from '@yuanguang/contract/objects/worship';
import { PRACTICE_SAVE, practiceData } from '@yuanguang/contract/rules/practice';
import { PRAYER_SAVE, prayerData } from '@yuanguang/contract/rules/prayer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase, type Database } from './lib/db.ts';
import { accountsApp, PASSWORD } from './modules/account/account.testing.ts';
import { newDevice } from './modules/account/notices/new-device-notice.ts';
import { setEntry } from './modules/config/config.service.ts';
import { gift } from './modules/donate/donate.testing.ts';
import { fillHalls } from './modules/hall/hall.testing.ts';
import { setReminder } from './modules/notice/notice.service.ts';
import { seedSponsor } from './modules/sponsor/books/seed.ts';
import { order } from './modules/sponsor/sponsor.testing.ts';
import { ARRANGEMENT } from './modules/worship/worship.testing.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { startServer } from './start-server.ts';
import { makeTestDatabase } from './testing/database.ts';
import { type SettingOverrides, testSettings } from './testing/deps.ts';
import { quietLog } from './testing/quiet-log.ts';

const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const RIGHT = key('k1', 1);
const WRONG = key('k1', 2);
/** What only lives for minutes. */
const SHORT_LIVED = ['authorization_requests.secrets_sealed'];

let url: string;
let database: Database;
let DATA_DIR: string;
beforeEach(async () => {
  url = await makeTestDatabase();
  database = connectDatabase(url, 6, () => undefined);
  DATA_DIR = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
});
afterEach(async () => {
  await database.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});

/** Starts the whole server and ends it again. Answers what a failed start said, or '' . */
async function start(settings: SettingOverrides): Promise<string> {
  const all = await testSettings({ DATA_DIR, DATABASE_URL: url, ...settings });
  try {
    const server = await startServer(all, { log: quietLog, background: false });
    await server.close();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
const known = async () =>
  (await database.pool.query('select id, root from data_keys order by first_used_at, id')).rows;
const byFile = { DATA_KEY: '' };

/** People of every kind leave their data, through the app itself, sealed with `DATA_KEY`. */
async function fill(DATA_KEY: string): Promise<void> {
  const app = await accountsApp(database, { DATA_KEY });
  await seedSponsor({ db: database.db });
  const chen = app.person();
  await chen.register('chen-jinghui');
  await chen.id.bindMobileBySms({
    mobile: '13800138000',
    code: await chen.smsCode('13800138000', 'bind-mobile-by-sms'),
  });
  // On a new device: chen is told of it.
  await app.person().id.login({ username: 'chen-jinghui', password: PASSWORD });
  const reminding = { db: database.db, now: app.clock.now, cipher: app.deps.keys.data, jobs: app.deps.jobs };
  const { uid } = await chen.account.me({});
  const morning = { subject: 'one', time: '05:30', weekdays: [1] };
  await setReminder(reminding, {
    uid,
    kind: newDevice,
    data: { device: '', address: '', at: 0 },
    ...morning,
  });
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  await chen.cloud.object<typeof notice>('notice').subscribePush({
    endpoint: 'https://web.push.apple.com/browser-of-chen',
    p256dh: browser.getPublicKey('base64url'),
    auth: 'A'.repeat(22),
  });
  await chen.account.bindEmail({
    email: 'chen@example.org',
    code: await chen.emailCode('chen@example.org', 'bind-email'),
  });
  await setEntry({ db: database.db, now: app.clock.now }, 'modules.donate', true);
  const giving = chen.cloud.object<typeof donate>('donate');
  const { giftToken } = await giving.give(gift({ monthly: true }));
  const cashier = await giving.startPayment({ giftToken, methodId: 'sandbox.page', language: 'en' });
  await app.app.inject({
    method: 'POST',
    url: new URL(cashier.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=approve',
  });
  await giving.gift({ giftToken, language: 'en' });
  const name = { realName: '陈静慧', idCard: '11010519491231002X', agreed: AGREEMENT_VERSIONS.realName };
  const { certifyId, url: page } = await chen.account.startRealName(name);
  await app.face(page);
  await chen.id.getFrvAuthResult({ certifyId });
  const lin = app.person();
  await lin.register('lin-zhiyuan');
  await lin.account.startRealName({ ...name, idCard: '110101199003074477' });
  await fillHalls(app, chen, lin);
  await chen.cloud.object<typeof sponsor>('sponsor').placeOrder(order());
  await chen.cloud
    .object<typeof feedback>('feedback')
    .submit({ content: '请问开放时间', contact: '陈静慧', mobile: '13800138000', images: [] });
  await chen.cloud.object<typeof journal>('journal').append({
    replica: 'a'.repeat(32),
    now: app.clock.now().getTime(),
    entries: [
      {
        number: 1,
        kind: PRACTICE_SAVE,
        subject: 'b'.repeat(32),
        amount: 0,
        at: app.clock.now().getTime(),
        data: practiceData({
          title: '念佛',
          content: '愿母亲康复',
          target: null,
          reminder: null,
          paused: false,
        }),
      },
      {
        number: 2,
        kind: PRAYER_SAVE,
        subject: 'b'.repeat(32),
        amount: 0,
        at: app.clock.now().getTime(),
        data: prayerData({ text: '愿母亲康复', lunar: null }),
      },
    ],
  });
  await setEntry({ db: database.db, now: app.clock.now }, 'modules.worship', true);
  await chen.cloud
    .object<typeof worship>('worship')
    .createShrine({ name: '陈家佛堂', myName: '祖母', arrangement: ARRANGEMENT });
  await app.close();
}

test('A start without the data key of its database refuses, says what to do, and makes no key', async () => {
  expect(await start(byFile)).toBe('');
  const kept = await readFile(join(DATA_DIR, 'keys', 'data-key'), 'utf8');
  await rm(join(DATA_DIR, 'keys', 'data-key'));

  const said = await start(byFile);
  expect(said).toContain(`${join(DATA_DIR, 'keys', 'data-key')} is not there`);
  expect(said).toContain('Put the key back');
  expect(await readdir(join(DATA_DIR, 'keys'))).not.toContain('data-key');

  await writeFile(join(DATA_DIR, 'keys', 'data-key'), kept);
  expect(await start(byFile)).toBe('');
  expect(await start({ DATA_KEY: kept.trim() })).toBe('');
});

test('Another key of the same id is refused by its fingerprint, whether set or in the file, and nothing is written', async () => {
  expect(await start({ DATA_KEY: RIGHT })).toBe('');
  const before = (await database.pool.query('select * from data_keys')).rows;
  for (const settings of [{ DATA_KEY: WRONG }, { DATA_KEY: `${key('k2', 3)},${WRONG}` }]) {
    const said = await start(settings);
    expect(said).toContain(`the data key k1 is another one`);
    expect(said).toContain(before[0].fingerprint);
    for (const secret of [RIGHT, WRONG]) expect(said).not.toContain(secret.slice(3));
  }
  await start({ ...byFile, DATA_DIR: await folderWithKey(WRONG) }).then((said) =>
    expect(said).toContain('the data key k1 is another one'),
  );
  expect((await database.pool.query('select * from data_keys')).rows).toEqual(before);
});

test('A new key in front is taken in; from then on none may be missing, and the first stays last', async () => {
  const [k1, k2, k3] = [RIGHT, key('k2', 2), key('k3', 3)];
  expect(await start({ DATA_KEY: k1 })).toBe('');
  expect(await start({ DATA_KEY: `${k2},${k1}` })).toBe('');
  expect(await start({ DATA_KEY: `${k3},${k2},${k1}` })).toBe('');
  expect(await known()).toEqual([
    { id: 'k1', root: true },
    { id: 'k2', root: false },
    { id: 'k3', root: false },
  ]);
  expect(await start({ DATA_KEY: `${k3},${k1}` })).toContain('the data key k2 (fingerprint ');
  expect(await start({ DATA_KEY: k1 })).toMatch(/k2 \(fingerprint .*\n.*k3 \(fingerprint /);
  expect(await start({ DATA_KEY: `${k3},${k1},${k2}` })).toContain('the last key must be k1');
  expect(await start({ DATA_KEY: `${k2},${k3},${k1}` })).toBe('');
});

test('Servers that start together on a new database agree on its key', async () => {
  expect(await Promise.all([start(byFile), start(byFile), start(byFile)])).toEqual(['', '', '']);
  const other = await mkdtemp(join(tmpdir(), 'yuanguang-test-'));
  expect(await start({ ...byFile, DATA_DIR: other })).toContain('There is no data key');
  await rm(other, { recursive: true, force: true });
});

test('A database of before gets its fingerprints when its sealed values open, and only then', async () => {
  await fill(RIGHT);
  expect(await known()).toEqual([]);
  expect(await start({ DATA_KEY: WRONG })).toContain('the key of this id is another one');
  expect(await start({ DATA_KEY: key('k2', 1) })).toContain(
    'the data key k1 does not open: the key is missing',
  );
  expect(await start({ DATA_KEY: `${RIGHT},${key('k0', 5)}` })).toContain('the last key is not the one');
  expect(await start(byFile)).toContain('There is no data key');
  expect(await known()).toEqual([]);
  expect(await readdir(DATA_DIR)).not.toContain('keys');

  // One value that was spoilt long ago keeps nobody out.
  await database.pool.query(`update sponsor_orders set personal = 'k1.' || repeat('A', 60)`);
  expect(await start({ DATA_KEY: `${key('k2', 2)},${RIGHT}` })).toBe('');
  expect(await known()).toEqual([
    { id: 'k1', root: true },
    { id: 'k2', root: false },
  ]);
});

test('Every column with sealed values is named, with the purpose by which it opens', async () => {
  await fill(RIGHT);
  const { rows } = await database.pool.query(
    `select table_name as table, column_name as column from information_schema.columns
      -- A part of a table stands for the whole.
      join pg_class on pg_class.oid = format('%I.%I', table_schema, table_name)::regclass and not relispartition
      where table_schema = 'public' and data_type = 'text'`,
  );
  const sealed: string[] = [];
  for (const { table, column } of rows) {
    const found = await database.pool.query(
      `select 1 from "${table}" where "${column}" ~ '^k1[.][A-Za-z0-9_-]{38,}$' limit 1`,
    );
    if (found.rowCount) sealed.push(`${table}.${column}`);
  }
  const named = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(sealed.filter((column) => !SHORT_LIVED.includes(column)).sort()).toEqual([...named].sort());
  expect(await start({ DATA_KEY: RIGHT })).toBe('');
});

async function folderWithKey(text: string): Promise<string> {
  await rm(join(DATA_DIR, 'keys'), { recursive: true, force: true });
  await mkdir(join(DATA_DIR, 'keys'));
  await writeFile(join(DATA_DIR, 'keys', 'data-key'), text);
  return DATA_DIR;
}
