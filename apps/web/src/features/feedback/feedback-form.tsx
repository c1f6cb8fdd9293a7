import { FEEDBACK_IMAGES_MAX } from '@yuanguang/contract/rules/feedback';
import { Button, ImagePicker, TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { FormError } from '../../shared/form/form-error.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { feedbackCloud } from './cloud.ts';
import { draft } from './draft.ts';
import s from './feedback.module.css';
import { ContactField, MessageField } from './fields.tsx';
import { fieldErrors } from './rules.ts';
import { usePictures } from './use-pictures.ts';

/** Message, pictures, contact and phone; what is wrong is said at its field. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations('feedback.form');
  const pictures = usePictures();
  const form = useForm(
    // The pictures themselves are kept by `usePictures`; the form knows what is wrong with them.
    () => ({ content: draft.read() ?? '', images: null, contact: '', mobile: '' }),
    (values) =>
      Object.fromEntries(
        Object.entries(fieldErrors(values, pictures.images)).map(([field, key]) => [
          field,
          t(`fieldErrors.${key}`),
        ]),
      ),
    { onChange: ({ content }) => draft.write(content) },
  );

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const { content, contact, mobile } = form.values;
      const input = { content, contact, mobile, images: pictures.fileIds() };
      await feedbackCloud.submit(input, { preventDuplicate: true });
      draft.write(undefined);
      onSent();
      return 'leaving';
    },
    (error) => form.refuse(error),
  );

  return (
    <form ref={form.ref} className={s.form} onSubmit={onSubmit} noValidate>
      <MessageField {...form.bind('content')} />
      <ImagePicker
        label={t('images')}
        optional={t('optional')}
        hint={t('imagesHint')}
        images={pictures.images}
        max={FEEDBACK_IMAGES_MAX}
        accept="image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif"
        error={form.errorOf('images') ?? pictures.error}
        onAdd={(files) => {
          form.set({ images: null });
          pictures.add(files);
        }}
        onRemove={(id) => {
          form.set({ images: null });
          pictures.remove(id);
        }}
        onRetry={(id) => {
          form.set({ images: null });
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
      <ContactField label={t('contact')} hint={t('contactHint')} {...form.bind('contact')} />
      <TextField
        label={t('mobile')}
        optional={t('optional')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...form.bind('mobile')}
      />
      <FormError text={form.error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('submit')}
      </Button>
      <p className="yg-note">{t('privacy')}</p>
    </form>
  );
}
