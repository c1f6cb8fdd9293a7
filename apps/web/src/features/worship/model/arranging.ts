import type { BuddhaId } from '@yuanguang/contract/buddhas';
import { type OwnShrine, SHRINE_BUDDHAS_MAX } from '@yuanguang/contract/rules/shrine';

/* What is done to an arrangement, each answering the shrine as it is then. */

/** The shrine with somebody in the middle, who is invited in where there is room; undefined where it is full. */
export function withMiddle(shrine: OwnShrine, id: BuddhaId): OwnShrine | undefined {
  if (shrine.buddhas.some((one) => one.id === id)) return { ...shrine, middle: id };
  if (shrine.buddhas.length >= SHRINE_BUDDHAS_MAX) return undefined;
  return { ...shrine, buddhas: [...shrine.buddhas, { id, name: '' }], middle: id };
}

/** The shrine with somebody invited in, or asked out; the one in the middle stays until another stands there. */
export function toggled(shrine: OwnShrine, id: BuddhaId): OwnShrine | undefined {
  const others = shrine.buddhas.filter((one) => one.id !== id);
  if (others.length === shrine.buddhas.length)
    return others.length >= SHRINE_BUDDHAS_MAX
      ? undefined
      : { ...shrine, buddhas: [...others, { id, name: '' }] };
  const [first] = others;
  if (!first) return undefined;
  return { ...shrine, buddhas: others, middle: shrine.middle === id ? first.id : shrine.middle };
}

/** The shrine with another own name of somebody in it. */
export const renamed = (shrine: OwnShrine, id: BuddhaId, name: string): OwnShrine => ({
  ...shrine,
  buddhas: shrine.buddhas.map((one) => (one.id === id ? { ...one, name } : one)),
});

/** The shrine with somebody one place further to the left (-1) or the right (1); as it is at the ends. */
export function moved(shrine: OwnShrine, id: BuddhaId, by: -1 | 1): OwnShrine {
  const at = shrine.buddhas.findIndex((one) => one.id === id);
  const to = at + by;
  const [one, other] = [shrine.buddhas[at], shrine.buddhas[to]];
  if (!one || !other) return shrine;
  return {
    ...shrine,
    buddhas: shrine.buddhas.map((placed, place) => (place === at ? other : place === to ? one : placed)),
  };
}
