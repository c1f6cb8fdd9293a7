import type { Altar } from '@yuanguang/contract/rules/altar';
import { useFormatter, useTranslations } from 'use-intl';
import s from './altar-words.module.css';

const MINUTE_MS = 60_000;

/** What stands on the altar, in words: the one line below it, and for who does not see it all of it. */
export function AltarWords({ altar, now }: { altar: Altar; now: number }) {
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
        <span className={incense ? 'yg-sr' : undefined}>
          {t('shrine.standing', { things: format.list(things, { type: 'unit' }) })}
        </span>
      ) : null}
    </p>
  );
}
