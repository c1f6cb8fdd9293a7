import { randomBytes } from 'node:crypto';
import type { journal as journalObject } from '@yuanguang/contract/objects/journal';
import type { worship as worshipObject } from '@yuanguang/contract/objects/worship';
import { PLAIN_ARRANGEMENT } from '@yuanguang/contract/rules/shrine';
import { type Offered, offerData, WORSHIP_OFFER } from '@yuanguang/contract/rules/worship';
import type { Person } from './member.ts';

export const FAMILY = '/pages/fo/family';
export const oneOf = (shrine: string): string => `${FAMILY}/one?id=${shrine}`;
export const membersOf = (shrine: string): string => `${FAMILY}/members?id=${shrine}`;
export const joinBy = (code: string): string => `${FAMILY}/join?code=${code}`;

const GUANYIN = { id: 'guanyin', name: '' } as const;

/** What somebody does in family shrines without a screen, on a device of their own. */
export function inFamily({ cloud }: Pick<Person, 'cloud'>) {
  const worship = cloud.object<typeof worshipObject>('worship');
  const journal = cloud.object<typeof journalObject>('journal');
  const replica = randomBytes(16).toString('hex');
  let number = 0;
  return {
    worship,
    /** @returns the id of the shrine, in which 观音 stands. */
    async begin(name: string, myName: string): Promise<string> {
      const arrangement = { ...PLAIN_ARRANGEMENT, buddhas: [GUANYIN], middle: GUANYIN.id };
      return (await worship.createShrine({ name, myName, arrangement })).shrine.id;
    },
    /** @returns a code for one person. */
    invite: async (shrine: string): Promise<string> => (await worship.invite({ shrine })).code,
    join: (code: string, myName: string) => worship.join({ code, myName }),
    /** `ago`: minutes. @returns the codes of what was refused. */
    async offer(
      shrine: string,
      what: Offered['what'],
      form: Offered['form'],
      { ago = 0, count = 1 } = {},
    ): Promise<string[]> {
      const now = Date.now();
      const entries = Array.from({ length: count }, () => {
        number += 1;
        return {
          number,
          kind: WORSHIP_OFFER,
          subject: shrine,
          amount: what === 'incense' ? 3 : 1,
          at: now - ago * 60_000,
          data: offerData({ what, form, to: GUANYIN.id }),
        };
      });
      return (await journal.append({ replica, now, entries })).refused.map(({ code }) => code);
    },
  };
}
