import { accountKind } from '@yuanguang/contract/rules/account';
import { TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { AskedCaptcha } from '../../../shared/account-parts/asked-captcha.tsx';
import { PasswordField } from '../../../shared/account-parts/password-fields.tsx';
import { useAskedCaptcha } from '../../../shared/account-parts/use-asked-captcha.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { SIGN_IN_ROUTES } from '../parts/routes.ts';
import { captchaError } from '../parts/rules.ts';
import s from '../parts/sign-in.module.css';
import { useFieldErrors } from '../parts/use-field-errors.ts';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';

/** One field for phone number, user name or email, and the password; a picture only when the server asks for it. */
export function PasswordLogin() {
  const t = useTranslations('account.login');
  const flow = useSignInFlow();
  const { account: given = '' } = useSearch();
  const fieldErrors = useFieldErrors();
  const agreement = useAgreement();
  const picture = useAskedCaptcha();
  const form = useForm({ account: given, password: '', captcha: '' }, ({ account, password, captcha }) =>
    fieldErrors({
      password: password === '' ? 'passwordEmpty' : undefined,
      account: account.trim() === '' ? 'accountEmpty' : undefined,
      captcha: picture.asked ? captchaError(captcha) : undefined,
    }),
  );
  const account = form.values.account.trim();
  const kind = accountKind(account);

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check() || !(await agreement.ensure())) return;
      const { password, captcha } = form.values;
      const input = { [kind]: account, password, captcha };
      await flow.finish(await uniIdCo.login(input), { agreed: true });
    },
    (error) => {
      form.set({ captcha: '' });
      picture.failed(error);
      form.refuse(error);
    },
  );

  return (
    <AccountForm
      {...{ form, onSubmit, busy, agreement }}
      submitLabel={t('submit')}
      foot={
        <div className={s.links}>
          <a
            href={flow.link(SIGN_IN_ROUTES.retrieve, {
              phoneNumber: kind === 'mobile' ? account : undefined,
            })}
          >
            {t('forgot')}
          </a>
          <a href={flow.link(SIGN_IN_ROUTES.register)}>{t('register')}</a>
        </div>
      }
    >
      <TextField
        {...form.bind('account')}
        label={t('account')}
        hint={t('accountPlaceholder')}
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField {...form.bind('password')} label={t('password')} />
      <AskedCaptcha {...form.bindValue('captcha')} scene="login-by-pwd" picture={picture} />
    </AccountForm>
  );
}
