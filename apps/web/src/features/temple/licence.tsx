import { licenceLines, NOTICES } from '@yuanguang/content/notices';
import type { Language } from '@yuanguang/contract/languages';
import { KeyValueList } from '@yuanguang/ui';
import { useLocale } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';

/** The licence as ruled rows; a quiet word while the office has not entered it. */
export function LicenceList() {
  const language = useLocale() as Language;
  const { licence } = useConfig();
  const lines = licenceLines(licence, language);
  if (lines.length === 0) return <p className="yg-note">{NOTICES.licenceEmpty[language]}</p>;
  return <KeyValueList items={lines.map(({ label, value }) => ({ label, value }))} />;
}
