import type { ShownTablet } from '@yuanguang/contract/objects/hall';
import { middleOf } from '@yuanguang/contract/rules/tablet';
import { useTranslations } from 'use-intl';

type Thing = Pick<ShownTablet, 'tablet' | 'lamp'>;

/** Whether it is a lamp alone, or a tablet with its words. */
export const formOf = ({ lamp }: Thing): 'lamp' | 'tablet' => (lamp ? 'lamp' : 'tablet');

/** For whom it stands, in the words that were typed; '' for a lamp for all. */
export function whoseOf({ tablet, lamp }: Thing): string {
  if (!tablet) return lamp?.name ?? '';
  if (tablet.people.length > 0) return tablet.people.map(({ title, name }) => `${title}${name}`).join('、');
  return tablet.kind === 'creditors' ? tablet.sponsor.name : middleOf(tablet);
}

/** What it is called: 往生莲位, or a lamp. */
export function useThingName(): (thing: Thing) => string {
  const t = useTranslations('hall.tablet.kinds');
  return ({ tablet }) => t(tablet?.kind ?? 'lamp');
}
