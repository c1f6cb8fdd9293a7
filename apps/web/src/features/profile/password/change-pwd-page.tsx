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
import { type Faults, useFields } from '../../../shared/account-parts/use-fields.ts';
import { isRefusal } from '../../../shared/cloud/error-text.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { OTHERS } from '../addresses.ts';
import { OnlyOwn } from '../parts/only-own.tsx';
import s from '../parts/parts.module.css';

/** The password by which one came in for another; afterwards one logs in with the new one. */
export default function ChangePasswordPage() {
  const t = useTranslations('profile.password');
  return (
    <Page>
      <OnlyOwn>
        {() => (
          <>
            <p className={s.intro}>{t('changeText')}</p>
            <ChangeForm />
          </>
        )}
      </OnlyOwn>
    </Page>
  );
}

type Names = 'oldPassword' | 'newPassword' | 'repeat';

function ChangeForm() {
  const t = useTranslations('profile.password');
  const navigate = useNavigate();
  const fields = useFields<Names>({ oldPassword: '', newPassword: '', repeat: '' }, (values) => {
    const faults: Faults<Names> = {};
    if (values.oldPassword === '') faults.oldPassword = t('oldEmpty');
    if (!isPassword(values.newPassword)) faults.newPassword = t('rule');
    else if (values.newPassword === values.oldPassword) faults.newPassword = t('same');
    if (values.repeat !== values.newPassword) faults.repeat = t('notEqual');
    return faults;
  });

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!fields.check()) return;
      const { oldPassword, newPassword } = fields.values;
      await uniIdCo.updatePwd({ oldPassword, newPassword }, { preventDuplicate: true });
      dropToken();
      toast({ text: t('changed'), kind: 'done' });
      navigate({ to: OTHERS.passwordLogin, replace: true });
      return 'leaving';
    },
    (error) => fields.refuse(error, isRefusal(error, 'uni-id-password-error') ? 'oldPassword' : undefined),
  );

  return (
    <AccountForm {...{ fields, onSubmit, busy }} submitLabel={t('change')}>
      <PasswordField label={t('old')} {...fields.bind('oldPassword')} />
      <NewPasswordField label={t('new')} {...fields.bind('newPassword')} />
      <RepeatPasswordField label={t('repeat')} {...fields.bind('repeat')} />
    </AccountForm>
  );
}
