import { type BuddhaId, isBuddhaId } from '@yuanguang/contract/buddhas';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';

/** Whom an address asks for, if he or she stands in the shrine; undefined for anybody else, and while it is not known. */
export function askedFor(
  shrine: Pick<Arrangement, 'buddhas'> | undefined,
  asked: string | undefined,
): BuddhaId | undefined {
  return isBuddhaId(asked) && shrine?.buddhas.some(({ id }) => id === asked) ? asked : undefined;
}
