import { CloudError } from '@yuanguang/cloud';
import { FEEDBACK_IMAGES_MAX, FEEDBACK_TEXT_MAX } from '@yuanguang/contract/rules/feedback';
import { Button, ImagePicker, TextArea, TextField } from '@yuanguang/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { errorText } from '../../shared/cloud/error-text.ts';
import { goToFirstFault } from '../../shared/form/first-fault.ts';
import { FormFault } from '../../shared/form/form-fault.tsx';
import { feedbackCloud } from './cloud.ts';
import { keepDraft, readDraft } from './draft.ts';
import s from './feedback.module.css';
import { type FeedbackValues, type FieldName, faultsOf } from './rules.ts';
import { usePictures } from './use-pictures.ts';

type Faults = Partial<Record<FieldName | 'form', string>>;
const FIELDS: readonly string[] = ['content', 'images', 'contact', 'mobile'] satisfies FieldName[];

/** Message, pictures, contact and phone; what is wrong is said at its field. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations('feedback.form');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FeedbackValues>(() => ({
    content: readDraft(),
    contact: '',
    mobile: '',
  }));
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const pictures = usePictures();

  /** The first field that is wrong takes the focus, wherever the button stands. */
  function tell(found: Faults) {
    setFaults(found);
    if (Object.keys(found).length > 0) goToFirstFault(form.current);
  }

  /** What was said of a field does not hold any more once it is changed. */
  function unsay(name: FieldName) {
    setFaults(({ [name]: _, ...others }) => others);
  }

  function change(name: keyof FeedbackValues, value: string) {
    setValues((known) => ({ ...known, [name]: value }));
    unsay(name);
    if (name === 'content') keepDraft(value);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = Object.entries(faultsOf(values, pictures.images));
    tell(Object.fromEntries(found.map(([name, key]) => [name, t(`fault.${key}`)])));
    if (found.length > 0) return;
    setBusy(true);
    try {
      await feedbackCloud.submit({ ...values, images: pictures.fileIds() }, { preventDuplicate: true });
      keepDraft('');
      onSent();
    } catch (error) {
      const field = error instanceof CloudError && FIELDS.includes(error.field ?? '') ? error.field : 'form';
      tell({ [field ?? 'form']: errorText(error) });
      setBusy(false);
    }
  }

  return (
    <form ref={form} className={s.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label={t('content')}
        placeholder={t('contentPlaceholder')}
        rows={6}
        maxCharacters={FEEDBACK_TEXT_MAX}
        value={values.content}
        error={faults.content}
        onChange={(event) => change('content', event.target.value)}
      />
      <ImagePicker
        label={t('images')}
        optional={t('optional')}
        hint={t('imagesHint')}
        images={pictures.images}
        max={FEEDBACK_IMAGES_MAX}
        accept="image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif"
        error={faults.images ?? pictures.fault}
        onAdd={(files) => {
          unsay('images');
          pictures.add(files);
        }}
        onRemove={(id) => {
          unsay('images');
          pictures.remove(id);
        }}
        onRetry={(id) => {
          unsay('images');
          pictures.retry(id);
        }}
        words={{
          add: t('add'),
          count: (used, max) => `${used} / ${max}`,
          picture: (n) => t('picture', { n }),
          remove: (n) => t('remove', { n }),
          retry: (n) => t('retry', { n }),
          sending: t('sending'),
          failed: t('failed'),
        }}
      />
      <TextField
        label={t('contact')}
        optional={t('optional')}
        hint={t('contactHint')}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        value={values.contact}
        error={faults.contact}
        onChange={(event) => change('contact', event.target.value)}
      />
      <TextField
        label={t('mobile')}
        optional={t('optional')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={values.mobile}
        error={faults.mobile}
        onChange={(event) => change('mobile', event.target.value)}
      />
      <FormFault text={faults.form} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('submit')}
      </Button>
      <p className="yg-note">{t('privacy')}</p>
    </form>
  );
}
