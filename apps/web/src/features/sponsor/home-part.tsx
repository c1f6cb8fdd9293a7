import { DayRows, Section } from '@yuanguang/ui';
import { SponsorPrintIcon } from '@yuanguang/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';
import { useMenu } from '../../shared/feature/use-menu.ts';
import { useBooks } from './books.ts';

/** On the home page: the book that is being printed, how far it has come, and the other ways to give. */
export default function SponsorHomePart() {
  const t = useTranslations('sponsor');
  const format = useFormatter();
  const { buyclosed } = useConfig();
  const { books } = useBooks();
  const more = useMenu('home.giving');
  const book = books?.find(({ open }) => open) ?? books?.[0];
  const pledged = book?.pledgedCopies;
  return (
    <Section title={t('home.title')} id="giving">
      <DayRows
        label={t('home.title')}
        rows={[
          {
            id: 'sponsor',
            href: '#/',
            icon: SponsorPrintIcon,
            title: book ? t('home.sponsor', { title: book.title }) : t('menu.sponsor'),
            note: buyclosed
              ? t('entry.closedTitle')
              : book && pledged !== undefined
                ? t('progress.label', {
                    pledged: format.number(pledged),
                    target: format.number(book.targetCopies),
                  })
                : t('home.note'),
          },
          ...more.map(({ id, href, icon, label }) => ({ id, href, icon, title: label })),
        ]}
      />
    </Section>
  );
}
