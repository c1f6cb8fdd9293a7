import { DEDICATIONS } from '@yuanguang/content/dedications';
import { dedicationLine } from '@yuanguang/content/wording';
import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { useLocale } from 'use-intl';
import s from './giving.module.css';

/** How a dedication reads: verse or own words, then for whom. */
export function DedicationText({ dedication }: { dedication: Order['dedication'] }) {
  const language = useLocale() as Language;
  const verse = DEDICATIONS.find((one) => one.id === dedication.textId);
  const line = dedicationLine(dedication.target, dedication.names, language);
  return (
    <span className={s.printed}>
      {verse ? (
        verse.lines[language].map((words) => (
          <span className={s.line} key={words}>
            {words}
          </span>
        ))
      ) : (
        <span className={s.own}>{dedication.text}</span>
      )}
      {line ? <span className={s.whom}>{line}</span> : null}
    </span>
  );
}
