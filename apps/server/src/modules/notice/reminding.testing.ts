import type { JournalEntry, journal } from '@yuanguang/contract/objects/journal';
import type { notice } from '@yuanguang/contract/objects/notice';
import {
  PRACTICE_DELETE,
  PRACTICE_SAVE,
  type PracticeDefinition,
  practiceData,
} from '@yuanguang/contract/rules/practice';
import { makeModules } from '../../app-module.ts';
import type { Database } from '../../lib/db.ts';
import { MODULES } from '../../modules.ts';
import { mutableClock } from '../../testing/clock.ts';
import { testApp } from '../../testing/test-app.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { setEntry } from '../config/config.service.ts';

/** A practice reminded of on some days at some time, by the clocks of the zone or, without one, of the person's settings. */
export const practiceAt = (time: string, weekdays: readonly number[], zone?: string): PracticeDefinition => ({
  title: '早课',
  content: '南无阿弥陀佛',
  target: null,
  reminder: { time, weekdays: [...weekdays], ...(zone === undefined ? {} : { zone }) },
  paused: false,
});

/** Notes every reminder that is told of, also such as another one takes the place of. */
export async function noteReminders({ pool }: Database): Promise<void> {
  await pool.query(`
    create table told (uid text, name text);
    create function note_told() returns trigger language plpgsql as $$
      begin insert into told values (new.uid, new.key); return null; end $$;
    create trigger noted after insert on notices
      for each row when (new.kind = 'practice.reminder') execute function note_told();`);
}

/** What was told of since it was asked last: the practice and the time, as `id:2026-03-01T21:30:00.000Z`. */
export async function toldMeanwhile({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('delete from told returning name');
  return rows.map(({ name }) => name).sort();
}

/** The app at a time, and people who are reminded of practices of theirs. */
export async function remindingApp(database: Database, at: Date) {
  const made = await testApp(database, {
    clock: mutableClock(at),
    settings: { SESSION_MOST_DAYS: '3650' },
  });
  const { deps, clock } = made;
  await setEntry({ db: database.db, now: clock.now }, 'modules.practice', true);
  const jobs = (await makeModules(MODULES, deps)).flatMap((one) => one.jobs);
  const remind = jobs.find(({ name }) => name === 'notice.remind');
  if (!remind) throw new Error('nobody reminds');
  const context = { db: database.db, now: clock.now, log: deps.log, requestId: 'minute' };
  const caller = { deviceId: '', ip: '', language: 'zh-Hans', uid: null, roles: ['system'] } as const;
  const cloud = ({ token }: LoggedIn) => made.cloud({ token: () => token });

  return {
    ...made,
    /** A minute begins: what its job does, by itself; what it enqueues waits for `drain`. */
    minute: () => remind.run({ ...context, caller }, {} as never),
    async moveTo(who: LoggedIn, zone: string) {
      await cloud(who).object<typeof notice>('notice').setSettings({ zone, quiet: null, off: [] });
    },
    /** Sends what a person says of a practice: null deletes it. @param number Of the entry, each once. */
    async say(
      who: LoggedIn,
      replica: string,
      said: readonly { number: number; id: string; practice: PracticeDefinition | null }[],
    ) {
      const now = clock.now().getTime();
      const entries = said.map(
        ({ number, id, practice }): JournalEntry => ({
          number,
          kind: practice ? PRACTICE_SAVE : PRACTICE_DELETE,
          subject: id,
          amount: 0,
          at: now,
          data: practice ? practiceData(practice) : '',
        }),
      );
      const calls = cloud(who).object<typeof journal>('journal');
      const { refused } = await calls.append({ replica, now, entries });
      if (refused.length > 0) throw new Error(`refused: ${refused[0]?.code}`);
    },
  };
}

export type RemindingApp = Awaited<ReturnType<typeof remindingApp>>;
