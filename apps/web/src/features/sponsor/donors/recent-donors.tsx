import { useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import { Roll, Section } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useBoardDay, useLunarDay } from '../../../shared/giving/board-day.ts';
import { isUpright } from '../../../shared/i18n/upright.ts';
import { sponsorCloud } from '../cloud.ts';
import { hanNumber } from '../han-number.ts';

/** The newest names as a handscroll. Without names, or without the network, the place stays quiet. */
export function RecentDonors() {
  const t = useTranslations('sponsor');
  const language = useLocale() as Language;
  const boardDay = useBoardDay();
  const lunarDay = useLunarDay();
  const { data } = useQuery({
    queryKey: ['sponsor', 'recent', language],
    queryFn: async () => (await sponsorCloud.donors({ bookId: null, after: null, language })).donors,
    meta: { persist: true },
  });
  if (!data || data.length === 0) return null;
  const upright = isUpright(language);
  return (
    <Section title={t('entry.recent')} note={<a href="#/donated">{t('entry.recentAll')}</a>} id="recent">
      <Roll
        label={t('entry.recent')}
        entries={data.map((donor, index) => ({
          // Donors carry no id of their own; the list is replaced as a whole.
          id: `${index}`,
          name: donor.name ?? t('donated.anonymous'),
          text: upright
            ? t('donated.given', { book: donor.bookTitle, copies: hanNumber(donor.copies, language) })
            : t('donated.given', { book: donor.bookTitle, copies: t('money.copies', { n: donor.copies }) }),
          when: [boardDay(donor.day), lunarDay(donor)].filter(Boolean).join(upright ? '　' : ' · '),
        }))}
      />
    </Section>
  );
}
