import { checkTabletName } from '@yuanguang/contract/rules/tablet';
import { Button, TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { fieldCodes } from '../../../shared/giving/field-codes.ts';
import { useErrorTexts } from '../../../shared/giving/use-error-texts.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { hallCloud } from '../cloud.ts';
import { shownTarget } from '../routes.ts';
import s from './share.module.css';

interface AcceptFormProps {
  readonly code: string;
  /** The code opens nothing to who has sent it. */
  readonly onOver: (over: { readonly own: boolean; readonly why: string }) => void;
}

const { codesBy } = fieldCodes<{ myName: string }>([['myName', 'myName']]);

/** By which name its owner is to know who sees it; then it is shown. */
export function AcceptForm({ code, onOver }: AcceptFormProps) {
  const t = useTranslations('hall.share.accept');
  const navigate = useNavigate();
  const errorTexts = useErrorTexts();
  const form = useForm({ myName: '' }, ({ myName }) =>
    errorTexts(codesBy((refuse) => void checkTabletName(myName, 'myName', refuse))),
  );
  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const { myName } = form.values;
      const { shown } = await hallCloud.accept({ code, myName }, { preventDuplicate: true });
      navigate({ ...shownTarget(shown.share), replace: true });
      return 'leaving';
    },
    (error) => {
      const own = isRefusal(error, 'tablet-invitation-own');
      if (own || isRefusal(error, 'tablet-invitation-over', 'param-invalid'))
        onOver({ own, why: errorText(error) });
      else form.refuse(error);
    },
  );
  return (
    <form ref={form.ref} className={s.form} onSubmit={onSubmit} noValidate>
      <TextField label={t('myName')} hint={t('myNameHint')} autoComplete="off" {...form.bind('myName')} />
      <FormError text={form.error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('do')}
      </Button>
    </form>
  );
}
