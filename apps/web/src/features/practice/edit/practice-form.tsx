import type { Language } from '@yuanguang/contract/languages';
import {
  PRACTICE_CONTENT_MAX,
  PRACTICE_DELETE,
  PRACTICE_SAVE,
  practiceData,
} from '@yuanguang/contract/rules/practice';
import { Button, Switch, TextArea, TextField, toast, useAsk } from '@yuanguang/ui';
import { TrashIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { errorMessage } from '../../../shared/i18n/messages.ts';
import { deviceZone } from '../../../shared/i18n/zone-name.ts';
import { journal } from '../../../shared/journal/journal.ts';
import { newSubject } from '../../../shared/journal/words.ts';
import { useRouter } from '../../../shared/router/use-router.tsx';
import p from '../practice.module.css';
import type { Practice } from '../practices.ts';
import { LIST } from '../routes.ts';
import s from './edit.module.css';
import { hasRoom, judge, valuesOf } from './form-values.ts';
import { ReminderFields } from './reminder-fields.tsx';

interface Props {
  /** None: a new one is made. */
  readonly practice: Practice | undefined;
  /** How many there are. */
  readonly living: number;
}

/** Title and content, and what may be left out; kept on the device at once, with or without a network. */
export function PracticeForm({ practice, living }: Props) {
  const t = useTranslations('practice.form');
  const language = useLocale() as Language;
  const router = useRouter();
  const ask = useAsk();
  const [full, setFull] = useState(false);
  const form = useForm(
    () => valuesOf(practice),
    (values) => {
      const judged = judge(values);
      if ('practice' in judged) return {};
      return Object.fromEntries(
        Object.entries(judged.errors).map(([field, code]) => [field, errorMessage(code, language)]),
      );
    },
  );

  const { busy, onSubmit } = useSubmit(
    async () => {
      setFull(false);
      if (!form.check()) return;
      const judged = judge(form.values, deviceZone());
      if (!('practice' in judged)) return;
      if (!practice && !hasRoom(living)) {
        setFull(true);
        return;
      }
      await journal.append(PRACTICE_SAVE, practice?.id ?? newSubject(), 0, practiceData(judged.practice));
      toast({ text: t('saved'), kind: 'done' });
      leave();
      return 'leaving';
    },
    (error) => form.refuse(error),
  );

  function leave(): void {
    if (router.canGoBack()) router.back();
    else router.navigate({ to: LIST });
  }

  async function remove(): Promise<void> {
    if (!practice) return;
    const sure = await ask({
      title: t('deleteTitle', { title: practice.title }),
      body: t('deleteText'),
      confirmLabel: t('delete'),
      cancelLabel: t('keep'),
      grave: true,
    });
    if (!sure) return;
    await journal.append(PRACTICE_DELETE, practice.id, 0);
    toast({ text: t('deleted'), kind: 'done' });
    router.navigate({ to: LIST });
  }

  return (
    <form ref={form.ref} className={s.form} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('title')}
        placeholder={t('titlePlaceholder')}
        autoComplete="off"
        {...form.bind('title')}
      />
      <TextArea
        label={t('content')}
        placeholder={t('contentPlaceholder')}
        rows={5}
        maxCharacters={PRACTICE_CONTENT_MAX}
        {...form.bind('content')}
      />
      <TextField
        label={t('target')}
        optional={t('optional')}
        hint={t('targetHint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.bind('target')}
      />
      <ReminderFields form={form} />
      {practice ? (
        <Switch
          label={t('pause')}
          hint={t('pauseHint')}
          checked={form.values.paused}
          onChange={(paused) => form.set({ paused })}
        />
      ) : null}
      <FormError text={full ? errorMessage('practice-too-many', language) : form.error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('save')}
      </Button>
      {practice ? (
        <p className={p.add}>
          <Button icon={<TrashIcon />} onClick={() => void remove()}>
            {t('delete')}
          </Button>
        </p>
      ) : null}
    </form>
  );
}
