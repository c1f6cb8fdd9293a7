import type { Donor } from '@yuanguang/contract/objects/sponsor';
import { NameBoard } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useBoardDay, useLunarDay } from '../../../shared/giving/board-day.ts';
import { isUpright } from '../../../shared/i18n/upright.ts';
import { hanNumber } from '../han-number.ts';
import { byDay } from './use-donors.ts';

/** The names in order of time, each day a column among them; those with a key of `own` in a gold frame. */
export function Board({ donors, own }: { donors: readonly Donor[]; own: ReadonlySet<string> }) {
  const t = useTranslations('sponsor');
  const language = useLocale();
  const boardDay = useBoardDay();
  const lunarDay = useLunarDay();
  const upright = isUpright(language);
  const copies = (n: number) =>
    upright ? t('donated.copies', { n: hanNumber(n, language) }) : t('money.copies', { n });
  return (
    <NameBoard
      label={t('donated.board')}
      days={byDay(donors).map(({ day, donors: names }, part) => ({
        // A day can come back further down only if the order is broken; the place keeps keys apart all the same.
        date: day,
        label: boardDay(day),
        note: names[0] && lunarDay(names[0]),
        names: names.map((donor, index) => ({
          id: `${part}-${index}`,
          name: donor.name ?? t('donated.anonymous'),
          mine: own.has(donor.key) ? t('donated.yours') : undefined,
          note: copies(donor.copies),
        })),
      }))}
    />
  );
}
