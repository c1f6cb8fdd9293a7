import { DEDICATION_WORDING, presetName } from '@yuanguang/content/wording';
import type { Language } from '@yuanguang/contract/languages';
import { CheckSeal, ChipGroup, TextField } from '@yuanguang/ui';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Form } from '../form/use-form.ts';
import type { WordingValues } from './wording.ts';

const PRESETS = DEDICATION_WORDING.namePresets;
type PresetId = (typeof PRESETS)[number]['id'];

/** The name inside a preset's text, such as 陈静慧 in 陈静慧阖家; undefined when the text is not of this preset. */
function nameInside(template: string, name: string): string | undefined {
  const [before = '', after = ''] = template.split('{name}');
  if (before === '' && after === '') return undefined;
  const fits = name.startsWith(before) && name.endsWith(after) && name.length > before.length + after.length;
  return fits ? name.slice(before.length, name.length - after.length) : undefined;
}

interface NameFieldsProps {
  readonly form: Form<Pick<WordingValues, 'name' | 'anonymous'>>;
  readonly labelHidden?: boolean;
  /** What stands in the public list in the name's place. */
  readonly anonymousHint: string;
  /** How it will stand where it is kept, below the field. */
  readonly preview?: ReactNode;
}

/** Name of the giver with its presets, and whether it is published. */
export function NameFields({ form, labelHidden, anonymousHint, preview }: NameFieldsProps) {
  const t = useTranslations('sponsor.form');
  const language = useLocale() as Language;
  const [waiting, setWaiting] = useState<PresetId>();
  const { name } = form.values;
  const field = form.bind('name');
  const put = (text: string) => form.set({ name: text });

  const pressed = PRESETS.find((preset) => {
    const template = preset.text[language];
    return template.includes('{name}') ? nameInside(template, name) !== undefined : template === name;
  })?.id;

  function choose(id: PresetId) {
    const preset = PRESETS.find((one) => one.id === id);
    if (!preset) return;
    const template = preset.text[language];
    const needsName = template.includes('{name}');
    const inside = nameInside(template, name);
    setWaiting(undefined);
    if (!needsName) put(name === template ? '' : template);
    else if (inside !== undefined) put(inside);
    else if (name.trim() !== '' && !PRESETS.some((one) => one.text[language] === name)) {
      put(presetName(preset, name, language));
    } else {
      // The name comes first; leaving the field completes it.
      put('');
      setWaiting(id);
      form.focus('name');
    }
  }

  function complete() {
    const preset = PRESETS.find((one) => one.id === waiting);
    if (!preset || name.trim() === '') return;
    put(presetName(preset, name, language));
    setWaiting(undefined);
  }

  return (
    <>
      <TextField
        label={t('nameHead')}
        labelHidden={labelHidden}
        placeholder={t('namePlaceholder')}
        autoComplete="name"
        hint={PRESETS.find((preset) => preset.id === waiting)?.hint?.[language] ?? undefined}
        below={
          <ChipGroup
            label={t('namePresets')}
            options={PRESETS.map((preset) => ({ value: preset.id, label: preset.label[language] }))}
            value={waiting ?? pressed}
            onChange={choose}
          />
        }
        {...field}
        onBlur={() => {
          complete();
          field.onBlur();
        }}
      />
      {preview}
      <CheckSeal {...form.bindChecked('anonymous')}>
        {t('anonymous')}
        <span className="yg-note"> {anonymousHint}</span>
      </CheckSeal>
    </>
  );
}
