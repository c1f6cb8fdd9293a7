import { isPassword } from '@yuanguang/contract/rules/account';
import { toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { dropToken } from '../../../shared/account/token.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import {
  NewPasswordField,
  PasswordField,
  RepeatPasswordField,
} from '../../../shared/account-parts/password-fields.tsx';
import { isRefusal } from '../../../shared/cloud/error-text.ts';
import { type FieldErrors, useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import s from '../parts/parts.module.css';
import { RequireLogin } from '../parts/require-login.tsx';
import { ACCOUNT_ROUTES } from '../routes.ts';

/** The password by which one came in for another; afterwards one logs in with the new one. */
export default function ChangePasswordPage() {
  const t = useTranslations('profile.password');
  return (
    <Page>
      <RequireLogin>
        {() => (
          <>
            <p className={s.intro}>{t('changeText')}</p>
            <ChangeForm />
          </>
        )}
      </RequireLogin>
    </Page>
  );
}

function ChangeForm() {
  const t = useTranslations('profile.password');
  const navigate = useNavigate();
  const form = useForm({ oldPassword: '', newPassword: '', repeat: '' }, (values) => {
    const errors: FieldErrors<typeof values> = {};
    if (values.oldPassword === '') errors.oldPassword = t('oldEmpty');
    if (!isPassword(values.newPassword)) errors.newPassword = t('rule');
    else if (values.newPassword === values.oldPassword) errors.newPassword = t('same');
    if (values.repeat !== values.newPassword) errors.repeat = t('notEqual');
    return errors;
  });

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const { oldPassword, newPassword } = form.values;
      await uniIdCo.updatePwd({ oldPassword, newPassword }, { preventDuplicate: true });
      dropToken();
      toast({ text: t('changed'), kind: 'done' });
      navigate({ to: ACCOUNT_ROUTES.passwordLogin, replace: true });
      return 'leaving';
    },
    (error) => form.refuse(error, isRefusal(error, 'uni-id-password-error') ? 'oldPassword' : undefined),
  );

  return (
    <AccountForm {...{ form, onSubmit, busy }} submitLabel={t('change')}>
      <PasswordField label={t('old')} {...form.bind('oldPassword')} />
      <NewPasswordField label={t('new')} {...form.bind('newPassword')} />
      <RepeatPasswordField label={t('repeat')} {...form.bind('repeat')} />
    </AccountForm>
  );
}
