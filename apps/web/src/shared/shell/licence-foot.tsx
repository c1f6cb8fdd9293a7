import { licenceText } from '@yuanguang/content/notices';
import type { Language } from '@yuanguang/contract/languages';
import { useLocale } from 'use-intl';
import { useConfig } from '../config/use-config.ts';
import s from './licence-foot.module.css';

/** Who may run this site and take donations: at the foot of a page, and wherever money is taken. */
export function LicenceFoot() {
  const language = useLocale() as Language;
  const { licence } = useConfig();
  return (
    <div className={`yg-note ${s.foot}`}>
      {licenceText(licence, language).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
