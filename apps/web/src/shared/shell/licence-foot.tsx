import { licenceText } from '@yuanguang/content/notices';
import type { Language } from '@yuanguang/contract/languages';
import { useLocale } from 'use-intl';
import { useConfig } from '../config/use-config.ts';
import s from './licence-foot.module.css';

/** Who may run this site and take donations: at the foot of a page, and wherever money is taken. */
export function LicenceFoot() {
  const language = useLocale() as Language;
  const { licence } = useConfig();
  const lines = licenceText(licence, language);
  if (lines.length === 0) return null;
  return (
    <div className={`yg-note ${s.foot}`}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
