import type { Language } from '@yuanguang/contract/languages';
import type { AlmanacDay } from '@yuanguang/contract/objects/almanac';
import type { Altar } from '@yuanguang/contract/rules/altar';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import s from './altar-words.module.css';

const MINUTE_MS = 60_000;

interface AltarWordsProps {
  altar: Altar;
  /** Milliseconds since 1970. */
  now: number;
  /** Both what burns and what stands is to be read; else what burns alone, and the rest by who does not see it. */
  whole?: boolean;
}

/** What stands on an altar, in words: the one line below it, and for who does not see it all of it. */
export function AltarWords({ altar, now, whole = false }: AltarWordsProps) {
  const t = useTranslations('worship');
  const format = useFormatter();
  const { incense, ...others } = altar;
  const things = Object.values(others).map(({ offering }) => t(`form.${offering.form}`));
  return (
    <p className={s.words} role="status">
      {incense
        ? t('shrine.burning', {
            sticks: incense.offering.pieces,
            minutes: Math.max(1, Math.ceil((incense.until - now) / MINUTE_MS)),
          })
        : things.length === 0
          ? t('shrine.ready')
          : null}
      {things.length > 0 ? (
        <span className={incense && !whole ? 'yg-sr' : s.things}>
          {t('shrine.standing', { things: format.list(things, { type: 'conjunction' }) })}
        </span>
      ) : null}
    </p>
  );
}

/** Which feast is kept today, for which the altar is dressed; nothing on other days. */
export function FeastWords({ feasts }: Pick<AlmanacDay, 'feasts'>) {
  const language = useLocale() as Language;
  const t = useTranslations('worship.shrine');
  const format = useFormatter();
  if (feasts.length === 0) return null;
  const names = feasts.map((feast) => feast[language]);
  return <p className={s.feast}>{t('feast', { names: format.list(names, { type: 'conjunction' }) })}</p>;
}
