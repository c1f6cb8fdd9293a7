import { inFamily } from '../../e2e/support/family.ts';
import { type Person, person } from '../../e2e/support/member.ts';
import type { RunningApps } from '../../e2e/support/served-apps.ts';

/** Two who share a shrine. */
export interface Family {
  readonly owner: Pick<Person, 'kept'>;
  readonly member: Pick<Person, 'kept'>;
  readonly shrine: string;
  /** Another one of the owner, in which nothing was offered. */
  readonly other: string;
  /** An invitation of the owner that nobody uses. */
  readonly code: string;
}

const NAMES = {
  'zh-Hans': { shrine: '陈家佛堂', other: '净心堂', owner: '祖母', member: '小明' },
  th: { shrine: 'ห้องพระบ้านใจดี', other: 'ห้องพระริมน้ำ', owner: 'คุณยาย', member: 'น้องเมฆ' },
} as const;

/** One for each language of the gallery. */
export async function makeFamilies(apps: RunningApps): Promise<Readonly<Record<string, Family>>> {
  const made = Object.entries(NAMES).map(async ([language, names]) => {
    const [owner, member] = [person(apps.main), person(apps.main)];
    await owner.register();
    await member.register();
    const [first, second] = [inFamily(owner), inFamily(member)];
    const shrine = await first.begin(names.shrine, names.owner);
    await second.join(await first.invite(shrine), names.member);
    await first.offer(shrine, 'flower', 'lotus', { ago: 26 * 60 });
    await second.offer(shrine, 'fruit', 'peach', { ago: 25 * 60 });
    await first.offer(shrine, 'water', 'cup', { ago: 90 });
    await second.offer(shrine, 'incense', 'incense', { ago: 12 });
    const other = await first.begin(names.other, names.owner);
    return [language, { owner, member, shrine, other, code: await first.invite(shrine) }] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}
