import { CloudError } from '@yuanguang/cloud';
import type { Language } from '@yuanguang/contract/languages';
import { Button, Lead, toast } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { hallCloud } from '../cloud.ts';
import { Beside } from '../fields/beside.tsx';
import { tabletField } from '../fields/rules.ts';
import { TabletFields } from '../fields/tablet-fields.tsx';
import { askLacking, useAskLacking, useTabletErrors } from '../fields/use-tablet-form.ts';
import { type TabletValues, tabletText, tabletValues } from '../fields/values.ts';
import { tabletTarget } from '../routes.ts';
import type { CorrectionProps } from './correct-page.tsx';

/** The words themselves, while the office has not written them. */
export function CorrectForm({ token, text, onDone }: CorrectionProps) {
  const t = useTranslations('hall.correct');
  const language = useLocale() as Language;
  const navigate = useNavigate();
  const tabletErrors = useTabletErrors();
  const { kind } = text;
  const form = useForm<TabletValues>(
    () => tabletValues(text),
    (values) => tabletErrors(tabletText(kind, values), values),
    { guides: true },
  );
  const now = tabletText(kind, form.values);
  useAskLacking(now, Object.keys(tabletErrors(now, form.values)).length === 0);
  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const tablet = tabletText(kind, form.values);
      await askLacking(tablet);
      if (!form.check()) return;
      onDone((await hallCloud.correct({ tabletToken: token, tablet, lamp: null, language })).tablet);
      toast({ text: t('done'), kind: 'done' });
      navigate({ ...tabletTarget(token), replace: true });
      return 'leaving';
    },
    (error) =>
      form.refuse(
        error,
        error instanceof CloudError ? tabletField(error.field ?? '', form.values) : undefined,
      ),
  );
  return (
    <>
      <Lead title={t('lead')}>
        <p>{t('text')}</p>
      </Lead>
      <Beside tablet={now}>
        <form ref={form.ref} onSubmit={onSubmit} noValidate>
          <TabletFields kind={kind} form={form} />
          <FormError text={form.error} />
          <Button variant="seal" wide type="submit" busy={busy}>
            {t('save')}
          </Button>
        </form>
      </Beside>
    </>
  );
}
