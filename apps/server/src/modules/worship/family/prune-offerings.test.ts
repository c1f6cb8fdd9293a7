import { beforeEach, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { LOTUS, startFamily } from '../worship.testing.ts';

const DAY_MS = 86_400_000;
const database = startTestDatabase();
const family = startFamily(database);

let shrine: string;
beforeEach(async () => {
  ({ id: shrine } = await family.app.shrineOf(family.chen));
});

async function prune(): Promise<void> {
  const { jobs } = family.app.deps;
  await jobs.enqueue({ db: database.db }, 'worship.prune-offerings', {});
  await jobs.drain();
}
const latest = async () =>
  (await family.app.familyOf(family.chen).altar({ shrine, after: null })).latest.map(({ form }) => form);

it('What was offered more than 400 days ago is taken away, and nothing that is younger', async () => {
  const phone = family.app.deviceOf(family.chen);
  const ago = (ms: number) => ({ subject: shrine, at: family.app.nowMs() - ms });
  await phone.send(
    phone.offer(LOTUS, ago(400 * DAY_MS)),
    phone.offer({ ...LOTUS, form: 'peony' }, ago(400 * DAY_MS + 1)),
    phone.offer({ ...LOTUS, form: 'chrysanthemum' }, ago(3 * DAY_MS)),
  );
  await prune();
  expect(await latest()).toEqual(['chrysanthemum', 'lotus']);
  // A day later, and once more: nothing happens twice.
  family.app.clock.advance({ days: 1 });
  await prune();
  await prune();
  expect(await family.rows('select form from family_shrine_offerings')).toEqual([{ form: 'chrysanthemum' }]);
});

it('What was taken away does not come back when a device sends it again', async () => {
  const phone = family.app.deviceOf(family.chen);
  const old = phone.offer(LOTUS, { subject: shrine, at: family.app.nowMs() - 401 * DAY_MS });
  await phone.send(old);
  await prune();
  expect(await phone.send(old)).toEqual([]);
  expect(await latest()).toEqual([]);
});

it('Of more than one statement takes away everything is gone', async () => {
  await family.rows(`
    insert into family_shrine_offerings (id, shrine_id, uid, replica, number, what, form, buddha, pieces, at)
    select lpad(to_hex(n), 24, '0'), '${shrine}', '${family.chen.uid}', 'old', n, 'incense', 'incense', 'guanyin', 1, 'epoch'
    from generate_series(1, 12001) n`);
  await prune();
  expect(await family.rows('select from family_shrine_offerings')).toEqual([]);
});
