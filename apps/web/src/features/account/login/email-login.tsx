import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { inviteCode } from '../../../shared/account/invite-code.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { AskedCaptcha } from '../../../shared/account-parts/asked-captcha.tsx';
import { EmailField } from '../../../shared/account-parts/contact-fields.tsx';
import { useAskedCaptcha } from '../../../shared/account-parts/use-asked-captcha.ts';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { captchaFault, codeFault, emailFault } from '../parts/rules.ts';
import { useSpokenFaults } from '../parts/use-spoken-faults.ts';
import { useWay } from '../parts/use-way.ts';

/** Logging in, or registering, with a code that comes by email. */
export function EmailLogin() {
  const t = useTranslations('account.login');
  const way = useWay();
  const search = useSearch();
  const spoken = useSpokenFaults();
  const agreement = useAgreement();
  const picture = useAskedCaptcha();
  const fields = useFields({ email: '', code: '', captcha: '' }, ({ email, code, captcha }) =>
    spoken({
      email: emailFault(email),
      code: codeFault(code),
      captcha: picture.asked ? captchaFault(captcha) : undefined,
    }),
  );
  const email = fields.values.email.trim();

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!fields.check() || !(await agreement.ensure())) return;
      const { code, captcha } = fields.values;
      const invited = await inviteCode(search.inviteCode);
      const input = { email, code, captcha, inviteCode: invited };
      await way.finish(await accountCloud.loginByEmail(input), { agreed: true });
    },
    (error) => {
      fields.set('captcha', '');
      picture.failed(error);
      fields.refuse(error);
    },
  );

  return (
    <AccountForm {...{ fields, onSubmit, busy, agreement }} submitLabel={t('submit')}>
      <EmailField
        {...fields.bind('email')}
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email webauthn"
      />
      <VerifyCodeField
        {...fields.bindText('code')}
        channel="email"
        scene="login-by-email"
        target={email}
        checkTarget={() => fields.check('email')}
        onTargetRefused={fields.refuse}
      />
      {/* The contract knows no scene of its own for this: the server checks it as that of a code by text message. */}
      <AskedCaptcha {...fields.bindText('captcha')} scene="login-by-sms" picture={picture} />
    </AccountForm>
  );
}
