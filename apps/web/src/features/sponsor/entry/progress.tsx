import { Tally, VerseProgress } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import type { ShownBook } from '../books.ts';

const VERSE_LENGTH = 40;

/** How far the printing has come: the verse, three figures, and what the verse means. Figures keep their place while they load. */
export function Progress({ book }: { book: ShownBook }) {
  const t = useTranslations('sponsor.progress');
  const format = useFormatter();
  const { pledgedCopies: pledged, sponsorCount, targetCopies: target } = book;
  const figure = (n: number | undefined) => (n === undefined ? '—' : format.number(n));
  return (
    <>
      <VerseProgress
        columns={t('verse').split('|')}
        fraction={pledged === undefined ? 0 : pledged / target}
        text={() =>
          pledged === undefined
            ? t('waiting')
            : t('label', { pledged: format.number(pledged), target: format.number(target) })
        }
      />
      <Tally
        items={[
          { figure: figure(pledged), words: t('pledged') },
          {
            figure: figure(pledged === undefined ? undefined : Math.max(0, target - pledged)),
            words: t('remaining'),
          },
          { figure: figure(sponsorCount), words: t('sponsors') },
        ]}
      />
      <p className="yg-note">{t('note', { step: format.number(Math.round(target / VERSE_LENGTH)) })}</p>
    </>
  );
}
