import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { Button, ChipGroup, RadioList, Sheet, Switch } from '@yuanguang/ui';
import type { CSSProperties } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LANGUAGE_NAMES } from '../../shared/i18n/language-names.ts';
import { setPreferences } from '../../shared/preferences/preference-store.ts';
import { type Preferences, TEXT_SCALES } from '../../shared/preferences/preferences.ts';
import { usePreferences } from '../../shared/preferences/use-preferences.ts';
import s from './welcome.module.css';

const SIZE_WORDS = { '1': 'text1', '1.25': 'text125', '1.5': 'text15' } as const;

/** Asked once, on the first visit: whether the words can be read, each size shown as large as it is; language and sound. */
export default function FirstVisitSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('welcome.first');
  const reading = useTranslations('shell.reading');
  const language = useLocale() as Language;
  const { text, sound } = usePreferences();
  return (
    <Sheet open title={t('title')} closeLabel={t('done')} onClose={onClose}>
      <p className="yg-note">{t('lead')}</p>
      <ChipGroup
        label={reading('language')}
        value={language}
        options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        onChange={(chosen) => setPreferences({ language: chosen })}
      />
      <RadioList
        legend={reading('text')}
        legendHidden
        value={text}
        options={TEXT_SCALES.map((scale) => ({
          value: scale,
          label: reading(SIZE_WORDS[scale]),
          detail: (
            <span className={s.sample} style={{ '--size': scale } as CSSProperties}>
              {t('sample')}
            </span>
          ),
        }))}
        onChange={(chosen) => setPreferences({ text: chosen as Preferences['text'] })}
      />
      <Switch
        label={reading('sound')}
        hint={t('sound')}
        checked={sound === 'on'}
        onChange={(on) => setPreferences({ sound: on ? 'on' : 'off' })}
      />
      <Button variant="seal" wide onClick={onClose}>
        {t('done')}
      </Button>
    </Sheet>
  );
}
