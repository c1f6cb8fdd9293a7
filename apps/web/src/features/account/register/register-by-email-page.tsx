import { useTranslations } from 'use-intl';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { inviteCode } from '../../../shared/account/invite-code.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { EmailField } from '../../../shared/account-parts/contact-fields.tsx';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { isRefusal } from '../../../shared/cloud/error-text.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { SIGN_IN_ROUTES } from '../parts/routes.ts';
import { codeError, emailError, newPasswordError, nicknameError, repeatError } from '../parts/rules.ts';
import s from '../parts/sign-in.module.css';
import { SignInPage } from '../parts/sign-in-page.tsx';
import { useFieldErrors } from '../parts/use-field-errors.ts';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';
import { NicknameField } from './name-fields.tsx';
import { PasswordPair } from './password-pair.tsx';

const EMPTY = { email: '', code: '', nickname: '', password: '', repeat: '' };

/** A new account by an email address that is proved by a code. Who registers is logged in. */
export default function RegisterByEmailPage() {
  const t = useTranslations('account.register');
  const login = useTranslations('account.login');
  const flow = useSignInFlow();
  const search = useSearch();
  const fieldErrors = useFieldErrors();
  const agreement = useAgreement();
  const form = useForm(EMPTY, ({ email, code, nickname, password, repeat }) =>
    fieldErrors({
      email: emailError(email),
      code: codeError(code),
      nickname: nicknameError(nickname),
      password: newPasswordError(password),
      repeat: repeatError(repeat, password),
    }),
  );
  const email = form.values.email.trim();

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check() || !(await agreement.ensure())) return;
      const { code, nickname, password } = form.values;
      const input = {
        email,
        code,
        nickname: nickname.trim(),
        password,
        inviteCode: await inviteCode(search.inviteCode),
      };
      const result = await uniIdCo.registerUserByEmail(input);
      await flow.finish({ ...result, type: 'register' }, { agreed: true });
    },
    (error) => form.refuse(error, isRefusal(error, 'uni-id-account-exists') ? 'email' : undefined),
  );

  return (
    <SignInPage title={t('emailTitle')} lead={t('emailLead')}>
      <AccountForm
        {...{ form, onSubmit, busy, agreement }}
        submitLabel={t('submit')}
        foot={
          <div className={s.links}>
            <a href={flow.link(SIGN_IN_ROUTES.register)}>{t('byName')}</a>
            <a href={flow.link(SIGN_IN_ROUTES.password)}>{t('toLogin')}</a>
          </div>
        }
      >
        <EmailField {...form.bind('email')} label={login('email')} />
        <VerifyCodeField
          {...form.bindValue('code')}
          channel="email"
          scene="register"
          target={email}
          checkTarget={() => form.check('email')}
          onTargetRefused={form.refuse}
        />
        <NicknameField {...form.bind('nickname')} />
        <PasswordPair password={form.bind('password')} repeat={form.bind('repeat')} />
      </AccountForm>
    </SignInPage>
  );
}
