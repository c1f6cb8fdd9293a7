import { tablet, person as whom } from '@yuanguang/contract/rules/tablet-cases.testing';
import { aLamp, inHalls, REBIRTH } from '../../e2e/support/halls.ts';
import { type Person, person } from '../../e2e/support/member.ts';
import { office, type RunningApps } from '../../e2e/support/served-apps.ts';

/** What one person has in the halls, and what is shown to them. */
export interface Halls {
  readonly owner: Pick<Person, 'kept'>;
  /** Links of tablets in some of their states, and of a lamp. */
  readonly tablets: Readonly<Record<'standing' | 'unpaid' | 'rejected' | 'living' | 'lamp', string>>;
  /** What somebody else shows them, and an invitation that nobody uses. */
  readonly share: string;
  readonly code: string;
  readonly phone: string;
}

const CONTACT = { kind: 'phone', value: '13912345678' } as const;
const words = (text: ReturnType<typeof tablet>) => structuredClone(text) as typeof REBIRTH;
const PARENTS = words(
  tablet('rebirth', {
    people: [
      whom('陈国安', {
        title: '先考',
        died: { calendar: 'lunar', year: 2019, month: 8, leap: false, day: 23 },
      }),
      whom('林秀英', { title: '先妣', died: REBIRTH.people[0]?.died ?? null }),
    ],
    sponsor: { title: '孝女', name: '陈静慧' },
  }),
);

export async function makeHalls(apps: RunningApps): Promise<Halls> {
  const [owner, other] = [person(apps.main), person(apps.main)];
  await owner.register();
  await other.register();
  const [own, theirs] = [inHalls(apps.main, owner.cloud), inHalls(apps.main, other.cloud)];
  const decide = async (token: string, verb: 'approve' | 'reject', ...more: string[]) =>
    office(apps, 'hall', verb, (await own.read(token)).tabletNumber, '--as', '慧明', ...more);

  const standing = await own.apply({ tablet: PARENTS, contact: CONTACT });
  await decide(standing, 'approve');
  await theirs.accept(await own.invite(standing), '小明');
  await own.invite(standing);
  const living = await own.apply({ tablet: words(tablet('longevity')), contact: CONTACT });
  await decide(living, 'approve');
  const rejected = await own.apply({ amountFen: 900, contact: CONTACT });
  await own.pay(rejected);
  await decide(rejected, 'reject', '--reason', '请用本名登记，「阿英」似是小名。');
  const { share } = await own.accept(await theirs.invite(await theirs.apply()), '静慧');
  return {
    owner,
    tablets: {
      standing,
      living,
      rejected,
      unpaid: await own.apply({ amountFen: 3_600, contact: CONTACT }),
      lamp: await own.apply({ ...aLamp('林秀英'), contact: CONTACT }),
    },
    share,
    code: await theirs.invite(await theirs.apply()),
    phone: CONTACT.value,
  };
}
