import { useTranslations } from 'use-intl';

/** A wait in words, which change a few times only and are read out, and as a clock for the eyes. */
export function Wait({ seconds }: { readonly seconds: number }) {
  const t = useTranslations('account.parts');
  return (
    <span className="yg-note">
      {t(`again.${stepOf(seconds)}`, { minutes: Math.ceil(seconds / 60) })}
      <span aria-hidden="true"> {clock(seconds)}</span>
    </span>
  );
}

export type WaitStep = 'soon' | 'halfMinute' | 'minute' | 'minutes';

export function stepOf(seconds: number): WaitStep {
  if (seconds <= 10) return 'soon';
  if (seconds <= 30) return 'halfMinute';
  return seconds <= 60 ? 'minute' : 'minutes';
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
