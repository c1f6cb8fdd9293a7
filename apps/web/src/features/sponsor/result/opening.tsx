import { useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import { VerseProgress } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { Opening } from '../../../shared/giving/opening.tsx';
import { sponsorCloud } from '../cloud.ts';

const STEPS = [
  ['carved', 500],
  ['inked', 1_800],
] as const;

interface PrintingOpeningProps {
  readonly bookId: string;
  readonly copies: number;
  readonly onEnd: () => void;
}

/** The verse takes the ink of these copies. */
export function PrintingOpening({ bookId, copies, onEnd }: PrintingOpeningProps) {
  const t = useTranslations('sponsor');
  const language = useLocale() as Language;
  // Asked for anew: what this device has kept is from before these copies.
  const { data } = useQuery({
    queryKey: ['sponsor', 'opening', bookId],
    queryFn: async () => (await sponsorCloud.books({ language })).books,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const book = data?.find(({ id }) => id === bookId);
  const before = book && Math.max(0, book.pledgedCopies - copies);
  return (
    <Opening
      steps={STEPS}
      ready={book !== undefined}
      onEnd={onEnd}
      words={() => <p>{t('result.inked', { n: copies })}</p>}
      picture={
        book &&
        ((at, seal) => (
          <>
            <VerseProgress
              columns={t('progress.verse').split('|')}
              fraction={
                ((at === 'waiting' || at === 'carved' ? before : undefined) ?? book.pledgedCopies) /
                book.targetCopies
              }
              inking
              text={() => ''}
            />
            {seal}
          </>
        ))
      }
    />
  );
}
