import { cleanShrine, type OwnShrine } from '@yuanguang/contract/rules/shrine';
import { useFamilyShrines } from './use-family.ts';
import { usePlace } from './use-place.ts';
import { type NotSaved, useShrine } from './use-shrine.ts';

/**
 * The shrine that the address names (`?place=`), for who may arrange it: one's own, or a family's of which one is the
 * keeper. Keeping a family's throws as calls do.
 */
export function useArranging() {
  const own = useShrine();
  const { place, family } = usePlace();
  const { rename, arrange } = useFamilyShrines(family !== undefined);
  if (!family) return { ...own, place: undefined, family, mayArrange: true };

  const told = family.told;
  const shrine: OwnShrine | undefined = told && { ...told.arrangement, name: told.name };
  return {
    shrine,
    /** Of a family's. */
    place,
    family,
    mayArrange: told === undefined || told.role === 'owner',
    async save(arranged: OwnShrine): Promise<NotSaved | undefined> {
      const read = cleanShrine({ ...arranged });
      if (!read) throw new Error('a shrine that no page can have arranged');
      if ('refused' in read) return { code: read.refused, field: read.field };
      const { name, ...arrangement } = read.value;
      // A family's shrine has a name at all times.
      if (name === '') return { code: 'worship-name-required', field: 'name' };
      if (name !== told?.name) await rename(place, name);
      await arrange(place, arrangement);
      return undefined;
    },
  };
}
