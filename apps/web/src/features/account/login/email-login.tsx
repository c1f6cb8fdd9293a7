import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { inviteCode } from '../../../shared/account/invite-code.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { AskedCaptcha } from '../../../shared/account-parts/asked-captcha.tsx';
import { EmailField } from '../../../shared/account-parts/contact-fields.tsx';
import { useAskedCaptcha } from '../../../shared/account-parts/use-asked-captcha.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { captchaError, codeError, emailError } from '../parts/rules.ts';
import { useFieldErrors } from '../parts/use-field-errors.ts';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';

/** Logging in, or registering, with a code that comes by email. */
export function EmailLogin() {
  const t = useTranslations('account.login');
  const flow = useSignInFlow();
  const search = useSearch();
  const fieldErrors = useFieldErrors();
  const agreement = useAgreement();
  const picture = useAskedCaptcha();
  const form = useForm({ email: '', code: '', captcha: '' }, ({ email, code, captcha }) =>
    fieldErrors({
      email: emailError(email),
      code: codeError(code),
      captcha: picture.asked ? captchaError(captcha) : undefined,
    }),
  );
  const email = form.values.email.trim();

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check() || !(await agreement.ensure())) return;
      const { code, captcha } = form.values;
      const invited = await inviteCode(search.inviteCode);
      const input = { email, code, captcha, inviteCode: invited };
      await flow.finish(await accountCloud.loginByEmail(input), { agreed: true });
    },
    (error) => {
      form.set({ captcha: '' });
      picture.failed(error);
      form.refuse(error);
    },
  );

  return (
    <AccountForm {...{ form, onSubmit, busy, agreement }} submitLabel={t('submit')}>
      <EmailField
        {...form.bind('email')}
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email webauthn"
      />
      <VerifyCodeField
        {...form.bindValue('code')}
        channel="email"
        scene="login-by-email"
        target={email}
        checkTarget={() => form.check('email')}
        onTargetRefused={form.refuse}
      />
      {/* The contract knows no scene of its own for this: the server checks it as that of a code by text message. */}
      <AskedCaptcha {...form.bindValue('captcha')} scene="login-by-sms" picture={picture} />
    </AccountForm>
  );
}
