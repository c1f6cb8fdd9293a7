import { Section } from '@yuanguang/ui';
import { DarkIcon, LanguageIcon, LargeTextIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { openReadingSheet } from '../../../shared/preferences/reading-sheet.ts';
import { usePreferences } from '../../../shared/preferences/use-preferences.ts';
import { MenuRow, Rows } from '../parts/rows.tsx';
import { languageName } from './language-name.ts';

const SIZE_WORDS = { '1': 'text1', '1.25': 'text125', '1.5': 'text15' } as const;

/** Language, size and light: each row says how it is, the sheet of the whole app changes it. */
export function ReadingPart() {
  const t = useTranslations('shell.reading');
  const { text, theme } = usePreferences();
  return (
    <Section title={t('title')} id="reading">
      <Rows>
        <MenuRow
          icon={LanguageIcon}
          label={t('language')}
          value={languageName()}
          onClick={openReadingSheet}
        />
        <MenuRow
          icon={LargeTextIcon}
          label={t('text')}
          value={t(SIZE_WORDS[text])}
          onClick={openReadingSheet}
        />
        <MenuRow icon={DarkIcon} label={t('theme')} value={t(theme)} onClick={openReadingSheet} />
      </Rows>
    </Section>
  );
}
