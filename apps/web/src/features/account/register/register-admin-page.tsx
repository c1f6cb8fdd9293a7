import { Empty, LoadingRing, toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { refreshUser } from '../../../shared/account/account.ts';
import { recordAgreed } from '../../../shared/account/agreed.ts';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { useLoginMethods } from '../../../shared/account/use-login-methods.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { newPasswordError, nicknameError, repeatError, usernameError } from '../parts/rules.ts';
import { SignInPage } from '../parts/sign-in-page.tsx';
import { useFieldErrors } from '../parts/use-field-errors.ts';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';
import { NicknameField, UsernameField } from './name-fields.tsx';
import { PasswordPair } from './password-pair.tsx';

const TOAST_MS = 3_000;
const EMPTY = { username: '', nickname: '', password: '', repeat: '' };

/** The temple's first administrator; closed once there is one. */
export default function RegisterAdminPage() {
  const t = useTranslations('account.register');
  const login = useTranslations('account.login');
  const methods = useLoginMethods();
  if (methods.data && !methods.data.adminOpen) {
    return (
      <SignInPage title={t('adminTitle')}>
        <Empty title={t('adminClosed')}>{t('adminClosedHint')}</Empty>
      </SignInPage>
    );
  }
  return (
    <SignInPage title={t('adminTitle')} lead={t('adminLead')}>
      {methods.isPending ? <LoadingRing label={login('loading')} /> : <AdminForm />}
    </SignInPage>
  );
}

function AdminForm() {
  const t = useTranslations('account.register');
  const flow = useSignInFlow();
  const fieldErrors = useFieldErrors();
  const agreement = useAgreement();
  const form = useForm(EMPTY, ({ username, nickname, password, repeat }) =>
    fieldErrors({
      username: usernameError(username.trim()),
      nickname: nicknameError(nickname),
      password: newPasswordError(password),
      repeat: repeatError(repeat, password),
    }),
  );

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check() || !(await agreement.ensure())) return;
      const { username, nickname, password } = form.values;
      const input = { username: username.trim(), nickname: nickname.trim(), password };
      await uniIdCo.registerAdmin(input);
      await recordAgreed('register');
      await refreshUser().catch(() => undefined);
      toast({ text: t('adminDone'), kind: 'done', durationMs: TOAST_MS });
      flow.leave();
    },
    (error) => form.refuse(error, undefined, t('failed', { reason: errorText(error) })),
  );

  return (
    <AccountForm {...{ form, onSubmit, busy, agreement }} submitLabel={t('adminSubmit')}>
      <UsernameField {...form.bind('username')} />
      <NicknameField {...form.bind('nickname')} />
      <PasswordPair password={form.bind('password')} repeat={form.bind('repeat')} />
    </AccountForm>
  );
}
