import type { GiveInput } from '@yuanguang/contract/objects/donate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type GiverOfTest, type GivingApp, givingApp, honouring } from '../donate.testing.ts';

const database = startTestDatabase();
let app: GivingApp;
let guest: GiverOfTest;
beforeEach(async () => {
  app = await givingApp(database);
  guest = await app.giver();
});
afterEach(() => app.close());

const WANG = 'wang@example.org';

/** Pays a gift and answers what came to honorees since. */
async function told(change: Partial<GiveInput> = honouring(WANG), who = guest) {
  app.deps.mailer.sent.splice(0);
  const token = await who.givePaid(change);
  await app.deps.jobs.drain();
  return { token, mails: app.deps.mailer.sent.filter(({ id }) => id?.startsWith('gift-honoree-')) };
}
const states = async () =>
  (await database.pool.query('select honoree_notice as state from donate_gifts order by id')).rows.map(
    ({ state }) => state,
  );
const post = (address: string | undefined) =>
  app.app.inject({
    method: 'POST',
    url: new URL(address ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('The honoree of a gift', () => {
  it('is told once, after it is paid: for whom, for what, by whom; not how much, and nothing of the giver besides', async () => {
    const token = await guest.give({
      ...honouring(WANG),
      contact: { kind: 'email', value: 'chen@example.org' },
    });
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent).toEqual([]);
    await app.decide(await guest.cashier(token), 'approve');
    const { giftNumber } = await guest.read(token);
    const [{ id }] = (await database.pool.query('select id from donate_gifts')).rows;
    await app.deps.jobs.drain();
    await app.deps.jobs.enqueue({ db: database.db }, 'donate.honoree', { giftId: id });
    await app.deps.jobs.drain();
    const mails = app.deps.mailer.sent.filter(({ to }) => to === WANG);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toContain('王德安');
    expect(mail?.text).toContain('陈静慧');
    expect(mail?.text).toContain('供灯');
    for (const secret of ['36', 'chen@', giftNumber, token, id]) {
      expect(mail?.text).not.toContain(secret);
      expect(mail?.subject).not.toContain(secret);
    }
    expect(mail?.attachments).toBeUndefined();
  });

  it('of an anonymous gift is not told by whom', async () => {
    const { mails } = await told({ ...honouring(WANG, { kind: 'memory' }), anonymous: true });
    expect(mails[0]?.text).toContain('不具名的善信');
    expect(mails[0]?.text).not.toContain('陈静慧');
  });

  it('is told of nothing that was not paid, and nothing when it is not wished', async () => {
    await guest.give(honouring(WANG));
    expect((await told(honouring(null))).mails).toEqual([]);
    expect(await states()).toEqual(['wished', 'none']);
  });

  it('has the address forgotten as soon as it was of use, whether a mail went out or not', async () => {
    const sent = await told();
    await post(sent.mails[0]?.endedAt);
    const held = await told();
    expect(held.mails).toEqual([]);
    expect(await states()).toEqual(['sent', 'held']);
    for (const { token } of [sent, held]) {
      expect((await guest.read(token)).honoree).toEqual({
        kind: 'behalf',
        names: ['王德安'],
        noticeEmail: null,
      });
    }
  });
});

describe('A mailbox', () => {
  it('wants no more by one tap, for good, however the address is written and whoever gives', async () => {
    const { mails } = await told();
    const [mail] = mails;
    expect(mail?.text).toContain(mail?.endedAt ?? '-');
    const page = await app.app.inject(new URL(mail?.endedAt ?? '').pathname);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post">');
    // Opened only, nothing is ended.
    expect((await told()).mails).toHaveLength(1);
    expect((await post(mail?.endedAt)).statusCode).toBe(200);
    expect((await post(mail?.endedAt)).statusCode).toBe(200);
    const other = await app.giver(undefined, { device: 'other', ip: '203.0.113.9' });
    app.clock.advance({ days: 400 });
    for (const written of [WANG, 'Wang@Example.ORG', 'wang+temple@example.org']) {
      expect((await told(honouring(written), other)).mails, written).toEqual([]);
    }
    expect((await told(honouring('li@example.org'))).mails).toHaveLength(1);
    // All that is kept of it is a hash.
    const { rows } = await database.pool.query('select * from donate_unwanted');
    expect(rows).toEqual([{ mailbox_index: expect.stringMatching(/^[0-9a-f]{32}$/), at: expect.any(Date) }]);
  });

  it('is not ended by an address that was never given out', async () => {
    const { mails } = await told();
    const path = new URL(mails[0]?.endedAt ?? '').pathname;
    for (const wrong of [`${path.slice(0, -1)}_`, path.replace(/[0-9a-f]{32}/, '0'.repeat(32)), `${path}x`]) {
      const answer = await app.app.inject({ method: 'POST', url: wrong, payload: '' });
      expect(answer.statusCode, wrong).toBe(404);
    }
    expect((await database.pool.query('select * from donate_unwanted')).rows).toEqual([]);
  });

  it('gets three a day, whoever gives from wherever, and the givers learn nothing', async () => {
    const answers: object[] = [];
    let mails = 0;
    for (let index = 0; index < 12; index += 1) {
      const who = await app.giver(undefined, { device: `d${index}`, ip: `198.51.100.${index}` });
      const sent = await told(
        {
          ...honouring(`wang+${index}@example.org`),
          contact: { kind: 'phone', value: `138001380${10 + index}` },
        },
        who,
      );
      mails += sent.mails.length;
      const { honoree, timeline, status } = await who.read(sent.token);
      answers.push({ honoree, status, events: timeline.map(({ event }) => event) });
    }
    expect(mails).toBe(3);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    app.clock.advance({ hours: 25 });
    expect((await told()).mails).toHaveLength(1);
  });

  it('is written to a thousand times by nobody: a giver has ten a day sent, to whatever addresses', async () => {
    let mails = 0;
    for (let index = 0; index < 14; index += 1) {
      const who = await app.giver(undefined, { device: `e${index}`, ip: `198.51.100.${index}` });
      mails += (await told(honouring(`li${index}@example.org`), who)).mails.length;
    }
    expect(mails).toBe(10);
  });

  it('and wishes beyond ten a day from one device are held where they are made', async () => {
    for (let index = 0; index < 14; index += 1) {
      await guest.give({
        ...honouring(`li${index}@example.org`),
        contact: { kind: 'phone', value: `138001380${10 + index}` },
      });
    }
    expect(await states()).toEqual([...Array(10).fill('wished'), ...Array(4).fill('held')]);
  });
});
