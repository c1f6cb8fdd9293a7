import type { GiveInput } from '@yuanguang/contract/objects/donate';
import { afterEach, beforeEach } from 'vitest';
import type { Database } from '../../../lib/db.ts';
import { type GiverOfTest, type GivingApp, givingApp } from '../donate.testing.ts';
import { momentOf } from './month-days.ts';
import { remindMonthly } from './remind-monthly.ts';

export const language = 'zh-Hans';
/** A provider that wants templates, and has none of monthly gifts. */
export const ALIYUN = {
  SMS_PROVIDER: 'aliyun',
  SMS_KEY_ID: 'id',
  SMS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: '圆光寺',
  SMS_TEMPLATE: 'SMS_1',
};
export const MONTHLY: Partial<GiveInput> = {
  monthly: true,
  contact: { kind: 'email', value: 'chen@example.org' },
};
export const DAY_HAS_COME = '每月随喜：又到这一天';
export const PAUSED = '每月随喜已暂停';

/** For each test of a file a temple of its own, somebody without an account, and what is asked of both month by month. */
export function startPlans(database: Database) {
  let app: GivingApp;
  let guest: GiverOfTest;
  beforeEach(async () => {
    app = await givingApp(database);
    guest = await app.giver();
  });
  afterEach(() => app.close());

  const to = (day: string, other = app) => {
    const ahead = momentOf(day).getTime() - other.clock.now().getTime();
    other.clock.advance({ seconds: ahead / 1_000 });
  };
  const letters = () => app.deps.mailer.sent.filter(({ id }) => id?.startsWith('gift-plan-'));
  return {
    get app() {
      return app;
    },
    get guest() {
      return guest;
    },
    /** Lets the day come, for this temple or another. */
    to,
    /** The mails of monthly gifts. */
    letters,
    /** The rows of all plans. */
    rows: async () => (await database.pool.query('select * from donate_plans order by id')).rows,
    /** Makes a monthly gift on a day of the temple; answers the link of its plan. */
    async planned(day: string, change: Partial<GiveInput> = {}, who = guest): Promise<string> {
      to(day);
      const token = await who.givePaid({ ...MONTHLY, ...change });
      return (await who.read(token)).planToken ?? '';
    },
    /** Reminds, and answers the subjects of what went out by it. */
    async remind(): Promise<string[]> {
      const before = letters().length;
      await remindMonthly(app.gifts());
      await app.deps.jobs.drain();
      return letters()
        .slice(before)
        .map(({ subject }) => subject);
    },
    /** Gives what a plan has prepared. */
    async answer(planToken: string): Promise<string> {
      const { prepared } = await guest.calls.plan({ planToken, language });
      if (!prepared) throw new Error('the plan has ended');
      return guest.givePaid({ ...prepared, planToken });
    },
  };
}
