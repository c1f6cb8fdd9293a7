import { useTranslations } from 'use-intl';
import type { Faults } from '../../../shared/account-parts/use-fields.ts';
import type { FaultKey } from './rules.ts';

/** Faults by their keys, in the reader's words. */
export function useSpokenFaults() {
  const t = useTranslations('account.faults');
  return <Name extends string>(found: Partial<Record<Name, FaultKey | undefined>>): Faults<Name> => {
    const entries = Object.entries(found) as [Name, FaultKey | undefined][];
    return Object.fromEntries(
      entries.flatMap(([name, key]) => (key === undefined ? [] : [[name, t(key)]])),
    ) as Faults<Name>;
  };
}
