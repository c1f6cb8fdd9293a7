import { licenceLines, NOTICES } from '@yuanguang/content/notices';
import type { Language } from '@yuanguang/contract/languages';
import { KeyValueList, Section } from '@yuanguang/ui';
import { useLocale } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';

/** The licence as ruled rows. Nothing while the office has not entered it: that is for the office to know. */
export function Licence() {
  const language = useLocale() as Language;
  const { licence } = useConfig();
  const lines = licenceLines(licence, language);
  if (lines.length === 0) return null;
  return (
    <Section title={NOTICES.licenceTitle[language]} id="licence">
      <KeyValueList items={lines.map(({ label, value }) => ({ label, value }))} />
    </Section>
  );
}
