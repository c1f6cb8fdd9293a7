import type { JournalEntry, journal } from '@yuanguang/contract/objects/journal';
import type { worship } from '@yuanguang/contract/objects/worship';
import { PLAIN_ARRANGEMENT, PLAIN_SHRINE, shrineData } from '@yuanguang/contract/rules/shrine';
import {
  bowData,
  type Offered,
  OWN_SHRINE,
  offerData,
  type Rite,
  riteData,
  WORSHIP_BOW,
  WORSHIP_OFFER,
  WORSHIP_RITE,
  WORSHIP_SHRINE,
} from '@yuanguang/contract/rules/worship';
import { afterEach, beforeEach } from 'vitest';
import type { Database } from '../../lib/db.ts';
import { testApp } from '../../testing/test-app.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { setEntry } from '../config/config.service.ts';

export const INCENSE: Offered = { what: 'incense', form: 'incense', to: 'guanyin' };
export const LOTUS: Offered = { what: 'flower', form: 'lotus', to: 'guanyin' };
const RITE: Rite = { to: 'guanyin', sticks: 3, dedication: 'universal', wish: '愿母亲安康' };
export const ARRANGEMENT = { ...PLAIN_ARRANGEMENT, buddhas: [...PLAIN_ARRANGEMENT.buddhas] };

/** The app with worship open, and the devices of people who worship. */
export async function worshipApp(database: Database) {
  const app = await testApp(database);
  const switchTo = (open: boolean) =>
    setEntry({ db: database.db, now: app.clock.now }, 'modules.worship', open);
  await switchTo(true);
  const now = () => app.clock.now().getTime();

  /** A device, which numbers its entries itself. */
  function deviceOf({ token }: Pick<LoggedIn, 'token'>, letter = 'a') {
    const calls = app.cloud({ token: () => token }).object<typeof journal>('journal');
    let number = 0;
    const entry = (kind: string, change: Partial<JournalEntry> = {}): JournalEntry => {
      number += 1;
      return { number, kind, subject: OWN_SHRINE, amount: 1, at: now(), data: '', ...change };
    };
    return {
      calls,
      entry,
      offer: (offered: Offered = INCENSE, change: Partial<JournalEntry> = {}) =>
        entry(WORSHIP_OFFER, {
          amount: offered.what === 'incense' ? 3 : 1,
          data: offerData(offered),
          ...change,
        }),
      bow: (change: Partial<JournalEntry> = {}) =>
        entry(WORSHIP_BOW, { data: bowData('guanyin'), ...change }),
      rite: (rite: Partial<Rite> = {}, change: Partial<JournalEntry> = {}) =>
        entry(WORSHIP_RITE, { data: riteData({ ...RITE, ...rite }), ...change }),
      shrine: (change: Partial<JournalEntry> = {}) =>
        entry(WORSHIP_SHRINE, { amount: 0, data: shrineData({ ...PLAIN_SHRINE, name: '静室' }), ...change }),
      async send(...entries: readonly JournalEntry[]) {
        const answer = await calls.append({
          replica: letter.repeat(32),
          now: now(),
          entries: [...entries],
        });
        return answer.refused;
      },
    };
  }

  const familyOf = (who?: Pick<LoggedIn, 'token'>, device = 'device-1') =>
    app.cloud({ device, ...(who ? { token: () => who.token } : {}) }).object<typeof worship>('worship');

  /** A shrine of the person, in which they are called 祖母. */
  const shrineOf = async (who: LoggedIn, name = '陈家佛堂') =>
    (await familyOf(who).createShrine({ name, myName: '祖母', arrangement: ARRANGEMENT })).shrine;

  /** Somebody joins by an invitation of the owner. */
  async function joins(owner: LoggedIn, shrine: string, who: LoggedIn, myName = '小明') {
    const { code } = await familyOf(owner).invite({ shrine });
    return (await familyOf(who).join({ code, myName })).shrine;
  }

  return { ...app, switchTo, deviceOf, familyOf, shrineOf, joins, nowMs: now };
}

export type WorshipApp = Awaited<ReturnType<typeof worshipApp>>;

/** For each test of a file the app and two people who worship, who belong to no shrine yet. */
export function startFamily(database: Database) {
  let app: WorshipApp;
  let chen: LoggedIn;
  let ming: LoggedIn;
  beforeEach(async () => {
    app = await worshipApp(database);
    [chen, ming] = [await app.member(), await app.member()];
  });
  afterEach(() => app.close());
  return {
    get app() {
      return app;
    },
    get chen() {
      return chen;
    },
    get ming() {
      return ming;
    },
    rows: async (text: string) => (await database.pool.query(text)).rows,
    /** The id of a member, by the name that the family knows. */
    async memberOf(who: LoggedIn, shrine: string, name: string): Promise<string> {
      const { shrines } = await app.familyOf(who).shrines({});
      const members = shrines.find(({ id }) => id === shrine)?.members;
      return members?.find((member) => member.name === name)?.id ?? '';
    },
  };
}
