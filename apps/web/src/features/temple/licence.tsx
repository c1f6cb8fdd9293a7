import { licenceLines } from '@yuanguang/content/notices';
import type { Language } from '@yuanguang/contract/languages';
import { KeyValueList } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';
import s from './temple.module.css';

/** The licence as ruled rows; a quiet word while the office has not entered it. */
export function LicenceList() {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const { licence } = useConfig();
  const lines = licenceLines(licence, language);
  if (lines.length === 0) return <p className="yg-note">{t('licenceEmpty')}</p>;
  return <KeyValueList items={lines.map(({ label, value }) => ({ label, value }))} />;
}

/** The licence line at a page's foot. */
export function LicenceFoot() {
  const t = useTranslations('temple');
  const language = useLocale() as Language;
  const { licence } = useConfig();
  const lines = licenceLines(licence, language);
  return (
    <footer className={`yg-note ${s.foot}`}>
      {lines.length === 0 ? (
        <p>
          {t('licence')} · {t('licenceEmpty')}
        </p>
      ) : (
        lines.map(({ key, label, value }) => (
          <p key={key}>
            {label} {value}
          </p>
        ))
      )}
    </footer>
  );
}
