import type { notice } from '@yuanguang/contract/objects/notice';
import { defineModule } from '../../app-module.ts';
import type { Database } from '../../lib/db.ts';
import type { NoticeKind } from '../../lib/notice-kind.ts';
import type { PushService } from '../../providers/push/push-service.testing.ts';
import { mutableClock } from '../../testing/clock.ts';
import type { SettingOverrides } from '../../testing/deps.ts';
import { type Device, testApp } from '../../testing/test-app.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { emailColumns } from '../account/user/personal.ts';
import { type Told, tell } from './notice.service.ts';

interface Lamp {
  readonly name: string;
}

function kind(name: string, parts: Partial<NoticeKind<Lamp>> = {}): NoticeKind<Lamp> {
  return {
    name,
    channels: ['push', 'mail'],
    required: false,
    usefulHours: 12,
    page: '/lamps',
    label: (language) => `lamps ${language}`,
    pushed: (language) => `a lamp ${language}`,
    words: (data, language) => ({ title: `Lamp ${language}`, text: `for ${data.name}` }),
    samples: [{ name: '陈静慧' }],
    ...parts,
  };
}

/** May be switched off. */
export const LAMP = kind('lamp.lit');
/** May not. */
export const FIRE = kind('lamp.fire', { required: true, usefulHours: 168 });
/** Stays in the inbox. */
export const QUIET = kind('lamp.out', { channels: [] });

/** Rings when the person said, at any hour. */
export const BELL = kind('lamp.bell', { anyHour: true, usefulHours: 2 });

const lamps = defineModule('lamp', () => ({
  objects: [],
  routes: [],
  jobs: [],
  notices: [],
  noticeKinds: [LAMP, FIRE, QUIET, BELL],
  collections: [],
  payables: [],
  journal: [],
  merits: [],
  personalData: 'none',
  seed: 'none',
}));

/** Noon in the temple, when nobody sleeps. */
export const NOON = '2026-03-01T04:00:00Z';

/** The app with a module that tells people of their lamps, and people who are told. */
export async function noticeApp(database: Database, settings: SettingOverrides = {}) {
  const made = await testApp(database, { modules: [lamps], settings, clock: mutableClock(NOON) });
  const { deps, clock } = made;
  let keys = 0;

  async function person({ email, ...device }: Device & { readonly email?: string } = {}) {
    const login: LoggedIn = await made.member();
    if (email !== undefined) {
      const { email_sealed, email_index } = emailColumns(deps.keys.data, login.uid, email, null);
      await database.pool.query('update users set email_sealed = $2, email_index = $3 where id = $1', [
        login.uid,
        email_sealed,
        email_index,
      ]);
    }
    const cloud = made.cloud({ ...device, token: () => login.token });
    return { ...login, calls: cloud.object<typeof notice>('notice', { all: { preventDuplicate: false } }) };
  }

  const context = { db: database.db, now: clock.now, cipher: deps.keys.data, jobs: deps.jobs };

  return {
    ...made,
    person,
    context,
    /** Tells of a lamp, and lets every job that is due run. */
    async tell(uid: string, change: Partial<Told<Lamp>> = {}) {
      keys += 1;
      await tell(context, { uid, kind: LAMP, data: { name: '陈静慧' }, key: `key-${keys}`, ...change });
      await deps.jobs.drain();
    },
    /** A minute begins. */
    async minute() {
      await deps.jobs.enqueue(context, 'notice.remind', {});
      await deps.jobs.enqueue(context, 'notice.due', {});
      await deps.jobs.drain();
    },
  };
}

export type NoticeApp = Awaited<ReturnType<typeof noticeApp>>;

export type Person = Awaited<ReturnType<NoticeApp['person']>>;

/** A browser at this push service in which the person has switched notices on. */
export async function subscribedBrowser(service: PushService, { calls }: Person) {
  const { key } = await calls.pushKey({});
  const browser = service.browser(key);
  await calls.subscribePush(browser.target);
  return browser;
}
