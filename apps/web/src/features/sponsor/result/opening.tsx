import { useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import { Seal, VerseProgress } from '@yuanguang/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { maySound } from '../../../shared/preferences/stillness.ts';
import { sponsorCloud } from '../cloud.ts';
import s from './opening.module.css';

/** How long the figures of the book are waited for; without them the seal is pressed at once. */
const FIGURES_MS = 1_500;
const CARVED_MS = 500;
const INKED_MS = 1_800;
const PRESSED_MS = 1_100;
/** When the seal meets the paper, and what a hand feels of it. */
const TOUCH_MS = 380;
const FELT_MS = 30;

type Step = 'figures' | 'carved' | 'inked' | 'pressed';
const LASTS: Record<Step, number> = {
  figures: FIGURES_MS,
  carved: CARVED_MS,
  inked: INKED_MS,
  pressed: PRESSED_MS,
};
const NEXT: Record<Step, Step | undefined> = {
  figures: 'pressed',
  carved: 'inked',
  inked: 'pressed',
  pressed: undefined,
};

interface OpeningProps {
  readonly bookId: string;
  readonly copies: number;
  readonly onEnd: () => void;
}

/**
 * Over the place of the certificate, once, when the payer comes back: the verse takes the ink of these copies, the seal
 * is pressed. A tap ends it. The page's words say the same, so screen readers are told nothing of it.
 */
export function Opening({ bookId, copies, onEnd }: OpeningProps) {
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
  const [step, setStep] = useState<Step>('figures');
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const next = step === 'figures' && book ? 'carved' : undefined;
    const timer = setTimeout(
      () => {
        const then = next ?? NEXT[step];
        if (then) setStep(then);
        else end();
      },
      next ? 0 : LASTS[step],
    );
    const touch = step === 'pressed' ? setTimeout(press, TOUCH_MS) : undefined;
    return () => {
      clearTimeout(timer);
      clearTimeout(touch);
    };
  }, [step, book]);

  const target = book?.targetCopies ?? 1;
  const after = book?.pledgedCopies ?? 0;
  const printed = step === 'carved' ? Math.max(0, after - copies) : after;
  const seal = step === 'pressed' ? <Seal className={s.seal} /> : null;
  return (
    <div className={s.opening} aria-hidden="true" data-step={step} onClick={onEnd}>
      {book ? (
        <div className={s.verse}>
          <div className={s.print}>
            <VerseProgress
              columns={t('progress.verse').split('|')}
              fraction={printed / target}
              inking
              text={() => ''}
            />
            {seal}
          </div>
          <p>{t('result.inked', { n: copies })}</p>
        </div>
      ) : (
        seal
      )}
    </div>
  );
}

function press(): void {
  navigator.vibrate?.(FELT_MS);
  if (!maySound()) return;
  void import('../../../shared/sound/fish-tap.ts').then(
    ({ playFishTap }) => playFishTap(),
    () => undefined, // Without its sound the seal is pressed all the same.
  );
}
