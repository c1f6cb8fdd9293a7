import { Button } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { inviteCode } from '../../../shared/account/invite-code.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { CaptchaField } from '../../../shared/account-parts/captcha-field.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { SIGN_IN_ROUTES } from '../parts/routes.ts';
import { captchaError, newPasswordError, nicknameError, repeatError, usernameError } from '../parts/rules.ts';
import s from '../parts/sign-in.module.css';
import { SignInPage } from '../parts/sign-in-page.tsx';
import { useFieldErrors } from '../parts/use-field-errors.ts';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';
import { NicknameField, UsernameField } from './name-fields.tsx';
import { PasswordPair } from './password-pair.tsx';

const EMPTY = { username: '', nickname: '', password: '', repeat: '', captcha: '' };

/** A new account by name and password, with a picture to read. Who registers is logged in. */
export default function RegisterPage() {
  const t = useTranslations('account.register');
  const flow = useSignInFlow();
  const search = useSearch();
  const fieldErrors = useFieldErrors();
  const agreement = useAgreement();
  const [attempt, setAttempt] = useState(0);
  const form = useForm(EMPTY, ({ username, nickname, password, repeat, captcha }) =>
    fieldErrors({
      username: usernameError(username.trim()),
      nickname: nicknameError(nickname),
      password: newPasswordError(password),
      repeat: repeatError(repeat, password),
      captcha: captchaError(captcha),
    }),
  );

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check() || !(await agreement.ensure())) return;
      const { username, nickname, password, captcha } = form.values;
      const input = {
        username: username.trim(),
        nickname: nickname.trim(),
        password,
        captcha,
        inviteCode: await inviteCode(search.inviteCode),
      };
      const result = await uniIdCo.registerUser(input);
      await flow.finish({ ...result, type: 'register' }, { agreed: true });
    },
    (error) => {
      form.set({ captcha: '' });
      setAttempt((count) => count + 1);
      form.refuse(error);
    },
  );

  return (
    <SignInPage title={t('title')} lead={t('lead')}>
      <AccountForm
        {...{ form, onSubmit, busy, agreement }}
        submitLabel={t('submit')}
        second={
          <Button wide onClick={() => flow.back(SIGN_IN_ROUTES.login)}>
            {t('back')}
          </Button>
        }
        foot={
          <div className={s.links}>
            <a href={flow.link(SIGN_IN_ROUTES.registerByEmail)}>{t('byEmail')}</a>
            <a href={flow.link(SIGN_IN_ROUTES.password)}>{t('toLogin')}</a>
          </div>
        }
      >
        <UsernameField {...form.bind('username')} />
        <NicknameField {...form.bind('nickname')} />
        <PasswordPair password={form.bind('password')} repeat={form.bind('repeat')} />
        <CaptchaField {...form.bindValue('captcha')} scene="register" attempt={attempt} />
      </AccountForm>
    </SignInPage>
  );
}
