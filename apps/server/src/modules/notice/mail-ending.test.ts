import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { FIRE, LAMP, type NoticeApp, noticeApp } from './notice.testing.ts';

const database = startTestDatabase();
let app: NoticeApp;
beforeEach(async () => {
  app = await noticeApp(database, { PUBLIC_URL: 'https://temple.example' });
});
afterEach(() => app.close());

type Person = Awaited<ReturnType<NoticeApp['person']>>;

/** Where the mail that came last says it can be ended, as a path. */
async function toldPath(person: Person): Promise<string> {
  await app.tell(person.uid);
  const address = app.deps.mailer.sent.at(-1)?.endedAt ?? '';
  expect(address).toMatch(/^https:\/\/temple\.example\/notices\/[0-9a-f]{24}\/lamp\.lit\/[\w-]{22}$/);
  return new URL(address).pathname;
}

const post = (
  url: string,
  type = 'application/x-www-form-urlencoded',
  payload = 'List-Unsubscribe=One-Click',
) => app.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
const byMail = async (person: Person, kind = LAMP.name) =>
  (await person.calls.settings({})).kinds
    .find((one) => one.kind === kind)
    ?.channels.find(({ channel }) => channel === 'mail')?.on;

describe('Mail of a kind', () => {
  it('names an address in its text that ends it; a warning names none', async () => {
    const chen = await app.person({ email: 'chen@example.org' });
    const path = await toldPath(chen);
    expect(app.deps.mailer.sent[0]?.text).toContain(`https://temple.example${path}`);
    await app.tell(chen.uid, { kind: FIRE });
    expect(app.deps.mailer.sent[1]).not.toHaveProperty('endedAt');
    expect(app.deps.mailer.sent[1]?.text).not.toContain('/notices/');
  });

  it('asks when the address is opened, in the reader’s language, and changes nothing by it', async () => {
    const chen = await app.person({ email: 'chen@example.org' });
    const path = await toldPath(chen);
    const page = await app.app.inject({ url: path, headers: { 'accept-language': 'ja' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('「lamps ja」のメールを停止しますか。');
    expect(page.body).toContain('<form method="post">');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.headers['cache-control']).toBe('no-store');
    await app.app.inject({ method: 'HEAD', url: path });
    expect(await byMail(chen)).toBe(true);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['application/x-www-form-urlencoded', ''],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('ends when it is posted to, without a login, as %s (%j)', async (type, payload) => {
    const chen = await app.person({ email: 'chen@example.org' });
    const path = await toldPath(chen);
    expect((await post(path, type, payload)).statusCode).toBe(200);
    expect((await post(path, type, payload)).statusCode).toBe(200);
    expect(await byMail(chen)).toBe(false);
    await app.tell(chen.uid);
    expect(app.deps.mailer.sent).toHaveLength(1);
    expect((await chen.calls.list({ after: null })).unread).toBe(2);
    // Everything else stays as it was.
    expect(await byMail(chen, FIRE.name)).toBe(true);
    expect(await chen.calls.settings({})).toMatchObject({ quiet: { from: '21:30', to: '07:00' } });
  });
});

describe('An address that was never given out', () => {
  it('ends nothing: another person’s, another kind’s, one of a warning, one that is guessed', async () => {
    const chen = await app.person({ email: 'chen@example.org' });
    const other = await app.person({ email: 'wang@example.org' });
    const [, , uid = '', , seal = ''] = (await toldPath(chen)).split('/');
    const guesses = [
      `/notices/${other.uid}/lamp.lit/${seal}`,
      `/notices/${uid}/lamp.fire/${seal}`,
      `/notices/${uid}/lamp.none/${seal}`,
      `/notices/${uid}/lamp.lit/${seal.slice(0, -1)}`,
      `/notices/${uid}/lamp.lit/${'A'.repeat(22)}`,
      `/notices/${uid}/__proto__/${seal}`,
      `/notices/%00/lamp.lit/${seal}`,
    ];
    for (const url of guesses) {
      expect((await app.app.inject(url)).statusCode, url).toBe(404);
      expect((await post(url)).statusCode, url).toBe(404);
    }
    for (const person of [chen, other]) expect(await byMail(person)).toBe(true);
    const { rowCount } = await database.pool.query('select from notice_settings');
    expect(rowCount).toBe(0);
  });

  it('keeps nothing of an account that was closed meanwhile', async () => {
    const chen = await app.person({ email: 'chen@example.org' });
    const path = await toldPath(chen);
    await database.pool.query('update users set status = 4 where id = $1', [chen.uid]);
    expect((await post(path)).statusCode).toBe(200);
    expect((await database.pool.query('select from notice_settings')).rowCount).toBe(0);
  });
});
