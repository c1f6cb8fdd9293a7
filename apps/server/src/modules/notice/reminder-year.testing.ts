import { expect } from 'vitest';
import type { Database } from '../../lib/db.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { type Span, spansOf, type Times, timesIn } from './reckoning.testing.ts';
import {
  BEGIN,
  END,
  MINUTE_MS,
  PEOPLE,
  type Plan,
  PRACTICES_EACH,
  TRAVELLERS,
  ZONES,
} from './reminder-plan.testing.ts';
import { practiceAt, type RemindingApp, remindingApp, toldMeanwhile } from './reminding.testing.ts';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** What came due while the server was down is told of for so long. */
const LATEST_MS = 2 * HOUR_MS;
/** A login that is not renewed before the year is over. */
const LOGIN = { seconds: 3 * 366 * 86_400 };

const spans = new Map(ZONES.map((zone) => [zone, spansOf(zone, BEGIN - DAY_MS, END + DAY_MS)]));
const reckoned = new Map<string, readonly number[]>();
/** When a reminder is due in a year, in order. */
function timesOf(zone: string, times: Times): readonly number[] {
  const name = JSON.stringify([zone, times]);
  const known = reckoned.get(name) ?? timesIn(spans.get(zone) as Span[], times);
  reckoned.set(name, known);
  return known;
}

/** A practice as its person means it to be. */
interface Meant extends Times {
  readonly id: string;
  active: boolean;
  time: string;
  weekdays: readonly number[];
  /** What was due before this moment is over. */
  since: number;
}

interface Somebody {
  readonly login: LoggedIn;
  readonly replica: string;
  /** Whether the device says where it is; the settings need not know it then. */
  readonly named: boolean;
  zone: string;
  numbers: number;
  readonly practices: readonly Meant[];
}

const hex = (number: number) => number.toString(16).padStart(32, '0');

/** Lets a year pass, and looks after each look whether just what was reckoned came. @returns how many reminders came. */
export async function liveThrough(
  database: Database,
  { first, days, changes, looks, downs, late }: Plan,
): Promise<number> {
  let app = await remindingApp(database, new Date(BEGIN));
  const people: Somebody[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const zone = ZONES[index] ?? 'Asia/Shanghai';
    const practices = Array.from({ length: PRACTICES_EACH }, (_, which): Meant => {
      const at = index * PRACTICES_EACH + which;
      return {
        id: hex(at + 1),
        active: true,
        time: first[at] ?? '',
        // On these days clocks are changed.
        weekdays: which === 0 ? [4, 5, 6, 7] : (days[at] ?? []),
        since: BEGIN,
      };
    });
    const somebody = {
      login: await app.member(LOGIN),
      replica: hex(index),
      named: index % 2 === 1,
      zone,
      numbers: 0,
      practices,
    };
    people.push(somebody);
    if (!somebody.named) await app.moveTo(somebody.login, zone);
    for (const practice of practices) await say(app, somebody, practice);
  }
  const all = people.flatMap((who) => who.practices.map((practice) => ({ who, practice })));

  let now = BEGIN;
  let looked = BEGIN;
  let count = 0;
  let turns = 0;
  const dueOf = ({ who, practice }: (typeof all)[number], after: number): number | undefined =>
    practice.active ? timesOf(who.zone, practice).find((at) => at > after) : undefined;
  const nextDue = (after: number): number =>
    Math.min(...all.map((one) => dueOf(one, Math.max(after, one.practice.since)) ?? END));

  const look = async (): Promise<void> => {
    const expected = all.flatMap(({ who, practice }) =>
      practice.active
        ? timesOf(who.zone, practice)
            .filter((at) => at > Math.max(practice.since, looked) && at <= now && at >= now - LATEST_MS)
            .map((at) => `${practice.id}:${new Date(at).toISOString()}`)
        : [],
    );
    turns += 1;
    // Now and then two processes look at once.
    await Promise.all(Array.from({ length: turns % 10 === 0 ? 2 : 1 }, () => app.minute()));
    looked = now;
    count += expected.length;
    expect(await toldMeanwhile(database), new Date(now).toISOString()).toEqual(expected.sort());
  };
  const go = (at: number): void => {
    now = Math.max(now, at);
    app.clock.set(new Date(now));
  };
  /** Looks at every time that is due until then. */
  const goOn = async (until: number): Promise<void> => {
    for (let due = nextDue(looked); due < until; due = nextDue(looked)) {
      go(due + (late[turns % late.length] ?? 0) * 1_000);
      if (now >= until) return;
      await look();
    }
    go(until);
  };

  const events: { minute: number; run: () => Promise<void> }[] = [
    ...looks.map((at) => ({ minute: at, run: look })),
    ...changes.map((change) => ({
      minute: change.minute,
      async run() {
        const { what } = change;
        const who = people[
          what === 'move' ? ZONES.length + (change.who % TRAVELLERS) : change.who
        ] as Somebody;
        const practice = who.practices[what === 'words' ? change.which : change.which || 1] as Meant;
        const due = dueOf({ who, practice }, Math.max(now, looked));
        if (change.justDue && due !== undefined && due < END - DAY_MS) {
          await goOn(due);
          go(due + 1_000);
        }
        await changeMind(app, who, practice, { ...change, now });
      },
    })),
    ...downs.map(({ minute: at, minutes }) => ({
      minute: at,
      async run() {
        await app.deps.jobs.drain();
        await app.close();
        app = await remindingApp(database, new Date(Math.min(END, now + minutes * MINUTE_MS)));
        // What comes next may come before the first look.
        now = Math.min(END, now + minutes * MINUTE_MS);
      },
    })),
  ];
  for (const { minute: at, run } of events.toSorted((one, other) => one.minute - other.minute)) {
    const until = BEGIN + at * MINUTE_MS;
    if (until > now) await goOn(until);
    await run();
  }
  await goOn(END);
  await look();
  await app.close();
  return count;
}

async function say(
  app: RemindingApp,
  who: Somebody,
  practice: Meant,
  kept = true,
  title = '早课',
): Promise<void> {
  who.numbers += 1;
  const meant = {
    ...practiceAt(practice.time, practice.weekdays, who.named ? who.zone : undefined),
    title,
    paused: !practice.active,
  };
  await app.say(who.login, who.replica, [
    { number: who.numbers, id: practice.id, practice: kept ? meant : null },
  ]);
}

type Change = Plan['changes'][number] & { readonly now: number };

/** A person changes a practice, or goes to another zone. */
async function changeMind(app: RemindingApp, who: Somebody, practice: Meant, change: Change): Promise<void> {
  const { now, what } = change;
  if (what === 'move') {
    await app.moveTo(who.login, change.zone);
    if (change.zone !== who.zone) for (const one of who.practices) one.since = now;
    who.zone = change.zone;
    return;
  }
  if (what === 'words') return say(app, who, practice, true, `早课 ${now}`);
  const before = JSON.stringify([practice.active, practice.time, practice.weekdays.toSorted()]);
  practice.active = what === 'times' || what === 'go on';
  if (what === 'times') Object.assign(practice, { time: change.time, weekdays: change.weekdays });
  const after = JSON.stringify([practice.active, practice.time, practice.weekdays.toSorted()]);
  // Said again as it is, what is due meanwhile comes.
  if (before !== after) practice.since = now;
  await say(app, who, practice, what !== 'delete');
}
