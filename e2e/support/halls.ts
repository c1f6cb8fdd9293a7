import { randomBytes } from 'node:crypto';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { ApplyInput, hall as hallObject } from '@yuanguang/contract/objects/hall';
import type { payment } from '@yuanguang/contract/objects/payment';
import { person as onTablet, tablet } from '@yuanguang/contract/rules/tablet-cases.testing';
import type { ServedApp } from './served-apps.ts';
import { press, stranger } from './visitor.ts';

export const MINE = '/pages/hall/mine';
export const FIND = '/pages/hall/find';
export const tabletAt = (token: string): string => `/pages/hall/tablet?token=${token}`;
export const shareBy = (code: string): string => `/pages/hall/share?code=${code}`;
export const shownAt = (share: string): string => `/pages/hall/shown?share=${share}`;

/** What the wire takes: nothing of it is read only. */
type Words = NonNullable<ApplyInput['tablet']>;

const language = 'zh-Hans';

/** Such as 2026-03-01, so many days before today. */
const daysAgo = (days: number) => {
  const [year = 0, month = 0, day = 0] = new Date(Date.now() - days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .map(Number);
  return { calendar: 'solar', year, month, day } as const;
};

/** A mother who passed away a month ago, by her daughter. */
export const REBIRTH = structuredClone(
  tablet('rebirth', {
    people: [onTablet('林秀英', { title: '先妣', died: daysAgo(30) })],
    sponsor: { title: '孝女', name: '陈静慧' },
  }),
) as Words;
/** A lamp alone in the memorial hall. */
export const aLamp = (name: string): Partial<ApplyInput> => ({
  tablet: null,
  lamp: { hall: 'memorial', name },
});

/** What somebody does in the halls without a screen; with the `cloud` of who is logged in what is registered is theirs. */
export function inHalls(app: ServedApp, cloud = stranger(app, language)) {
  const hall = cloud.object<typeof hallObject>('hall');
  return {
    hall,
    /** @returns the secret of its link. */
    async apply(change: Partial<ApplyInput> = {}): Promise<string> {
      const input: ApplyInput = {
        idempotencyKey: randomBytes(16).toString('hex'),
        tablet: REBIRTH,
        lamp: null,
        days: 49,
        amountFen: 0,
        remind: true,
        contact: { kind: 'phone', value: '13800138000' },
        language,
        consent: AGREEMENT_VERSIONS.privacy,
        ...change,
      };
      return (await hall.apply(input)).tabletToken;
    },
    read: async (tabletToken: string) => (await hall.tablet({ tabletToken, language })).tablet,
    /** @returns a code for one person. */
    invite: async (tabletToken: string) => (await hall.invite({ tabletToken })).code,
    accept: async (code: string, myName: string) => (await hall.accept({ code, myName })).shown,
    async pay(tabletToken: string): Promise<void> {
      const { methods } = await cloud.object<typeof payment>('payment').methods({ language });
      const { url } = await hall.startPayment({ tabletToken, methodId: methods[0]?.id ?? '', language });
      await press(url, { action: 'approve' });
    },
  };
}
