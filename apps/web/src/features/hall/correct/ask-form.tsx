import type { Language } from '@yuanguang/contract/languages';
import { CORRECTION_MAX, checkCorrection } from '@yuanguang/contract/rules/hall';
import { Button, Lead, TextArea, toast } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { fieldCodes } from '../../../shared/giving/field-codes.ts';
import { useErrorTexts } from '../../../shared/giving/use-error-texts.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { hallCloud } from '../cloud.ts';
import { TabletDrawing } from '../drawing/tablet-drawing.tsx';
import { tabletTarget } from '../routes.ts';
import s from './correct.module.css';
import type { CorrectionProps } from './correct-page.tsx';

const { codesBy } = fieldCodes<{ wish: string }>([['wish', 'wish']]);

/** What the office is asked to write anew, in words; it stands until the office has done it. */
export function AskForm({ token, tablet, text, onDone }: CorrectionProps) {
  const t = useTranslations('hall.correct');
  const language = useLocale() as Language;
  const navigate = useNavigate();
  const errorTexts = useErrorTexts();
  const form = useForm({ wish: tablet.correction ?? '' }, (values) =>
    errorTexts(codesBy((refuse) => void checkCorrection(values.wish, refuse))),
  );
  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      onDone(
        (await hallCloud.askCorrection({ tabletToken: token, wish: form.values.wish, language })).tablet,
      );
      toast({ text: t('asked'), kind: 'done' });
      navigate({ ...tabletTarget(token), replace: true });
      return 'leaving';
    },
    (error) => form.refuse(error),
  );
  return (
    <>
      <Lead title={t('askLead')}>
        <p>{t('askText')}</p>
      </Lead>
      <form ref={form.ref} className={s.fields} onSubmit={onSubmit} noValidate>
        <TabletDrawing className={s.drawing} tablet={text} />
        <TextArea
          label={t('wish')}
          hint={t('wishHint')}
          rows={4}
          maxCharacters={CORRECTION_MAX}
          countText={(used, max) => t('count', { used, max })}
          {...form.bind('wish')}
        />
        <FormError text={form.error} />
        <Button variant="seal" wide type="submit" busy={busy}>
          {t('ask')}
        </Button>
      </form>
    </>
  );
}
