import type { Language } from '@yuanguang/contract/languages';
import {
  cleanPrayer,
  PRAYER_SAVE,
  PRAYER_TEXT_MAX,
  PRAYERS_MAX,
  prayerData,
} from '@yuanguang/contract/rules/prayer';
import { Button, TextArea, toast } from '@yuanguang/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useToday } from '../../../shared/almanac/use-today.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { errorMessage } from '../../../shared/i18n/messages.ts';
import { journal } from '../../../shared/journal/journal.ts';
import { newSubject } from '../../../shared/journal/words.ts';
import { useRouter } from '../../../shared/router/use-router.tsx';
import type { Prayer } from '../prayers.ts';
import { LIST } from '../routes.ts';
import { draftOf, dropDraft, keepDraft } from './draft.ts';
import s from './edit.module.css';

interface PrayerFormProps {
  /** None: a new one is written. */
  readonly prayer: Prayer | undefined;
  /** How many are open. */
  readonly open: number;
}

/** The words of a prayer; kept on the device at once, with or without a network. */
export function PrayerForm({ prayer, open }: PrayerFormProps) {
  const t = useTranslations('prayer.form');
  const language = useLocale() as Language;
  const router = useRouter();
  const today = useToday();
  const [full, setFull] = useState(false);
  const id = prayer?.id ?? '';
  /** The lunar day is that of the first writing. */
  const written = ({ text }: { text: string }) =>
    cleanPrayer({ text, lunar: prayer ? prayer.lunar : (today?.lunar ?? null) });
  const form = useForm(
    () => ({ text: draftOf(id) ?? prayer?.text ?? '' }),
    (values) => {
      const judged = written(values);
      return 'prayer' in judged ? {} : { text: errorMessage(judged.refused, language) };
    },
    { onChange: ({ text }) => keepDraft(id, text) },
  );

  const { busy, onSubmit } = useSubmit(
    async () => {
      setFull(false);
      if (!form.check()) return;
      const judged = written(form.values);
      if (!('prayer' in judged)) return;
      if (!prayer && open >= PRAYERS_MAX) {
        setFull(true);
        return;
      }
      await journal.append(PRAYER_SAVE, prayer?.id ?? newSubject(), 0, prayerData(judged.prayer));
      dropDraft(id);
      toast({ text: t('saved'), kind: 'done' });
      if (router.canGoBack()) router.back();
      else router.navigate({ to: LIST });
      return 'leaving';
    },
    (error) => form.refuse(error),
  );

  return (
    <form ref={form.ref} className={s.form} onSubmit={onSubmit} noValidate>
      <TextArea
        label={t('text')}
        placeholder={t('placeholder')}
        hint={t('private')}
        rows={6}
        maxCharacters={PRAYER_TEXT_MAX}
        {...form.bind('text')}
      />
      <FormError text={full ? errorMessage('prayer-too-many', language) : form.error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
}
