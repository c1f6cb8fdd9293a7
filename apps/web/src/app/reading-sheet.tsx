import { knownLanguage, LANGUAGES } from '@yuanguang/contract/languages';
import { RadioList, Sheet, Switch } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES } from '../shared/i18n/language-names.ts';
import { setPreferences } from '../shared/preferences/preference-store.ts';
import type { Preferences } from '../shared/preferences/preferences.ts';
import { usePreferences } from '../shared/preferences/use-preferences.ts';

const DEVICE = 'device';

/** How the book is read: text size first, as that is what elders come for; then language, light, contrast, sound. */
export default function ReadingSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.reading');
  const preferences = usePreferences();
  return (
    <Sheet open title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <RadioList
        legend={t('text')}
        value={preferences.text}
        options={[
          { value: '1', label: t('text1') },
          { value: '1.25', label: t('text125') },
          { value: '1.5', label: t('text15') },
        ]}
        onChange={(text) => setPreferences({ text: text as Preferences['text'] })}
      />
      <RadioList
        legend={t('language')}
        value={preferences.language ?? DEVICE}
        options={[
          { value: DEVICE, label: t('deviceLanguage') },
          ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
        ]}
        onChange={(value) => setPreferences({ language: knownLanguage(value) ?? null })}
      />
      <RadioList
        legend={t('theme')}
        value={preferences.theme}
        options={[
          { value: 'auto', label: t('auto') },
          { value: 'light', label: t('light') },
          { value: 'dark', label: t('dark') },
        ]}
        onChange={(theme) => setPreferences({ theme: theme as Preferences['theme'] })}
      />
      <RadioList
        legend={t('contrast')}
        value={preferences.contrast}
        options={[
          { value: 'normal', label: t('normal') },
          { value: 'high', label: t('high') },
        ]}
        onChange={(contrast) => setPreferences({ contrast: contrast as Preferences['contrast'] })}
      />
      <Switch
        label={t('sound')}
        checked={preferences.sound === 'on'}
        onChange={(on) => setPreferences({ sound: on ? 'on' : 'off' })}
      />
    </Sheet>
  );
}
