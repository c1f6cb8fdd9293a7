import { isMobile } from '@yuanguang/contract/rules/contact';
import { Button } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { isAgreedFor } from '../../../shared/account/agreed.ts';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { inviteCode } from '../../../shared/account/invite-code.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { AskedCaptcha } from '../../../shared/account-parts/asked-captcha.tsx';
import { useAskedCaptcha } from '../../../shared/account-parts/use-asked-captcha.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { SIGN_IN_ROUTES } from '../parts/routes.ts';
import { captchaError, codeError } from '../parts/rules.ts';
import s from '../parts/sign-in.module.css';
import { SignInPage } from '../parts/sign-in-page.tsx';
import { useFieldErrors } from '../parts/use-field-errors.ts';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';

/** The code sent to `?phoneNumber=`; its sixth digit logs in by itself. */
export default function LoginSmsCodePage() {
  const t = useTranslations('account.login');
  const flow = useSignInFlow();
  const { phoneNumber = '' } = useSearch();
  if (isMobile(phoneNumber)) return <SmsCode mobile={phoneNumber} />;
  return (
    <SignInPage title={t('smsNoNumber')}>
      <div className={s.stack}>
        <Button wide onClick={() => flow.swap(SIGN_IN_ROUTES.login, { type: 'smsCode' })}>
          {t('withSms')}
        </Button>
      </div>
    </SignInPage>
  );
}

function SmsCode({ mobile }: { mobile: string }) {
  const t = useTranslations('account.login');
  const flow = useSignInFlow();
  const search = useSearch();
  const fieldErrors = useFieldErrors();
  const picture = useAskedCaptcha();
  const agreement = useAgreement();
  /** Ticked on the page before; who came straight here ticks it now. */
  const agreed = isAgreedFor(mobile);
  const form = useForm({ code: '', captcha: '' }, ({ code, captcha }) =>
    fieldErrors({
      code: codeError(code),
      captcha: picture.asked ? captchaError(captcha) : undefined,
    }),
  );

  const { busy, submit, onSubmit } = useSubmit(
    async () => {
      if (!form.check() || !(agreed || (await agreement.ensure()))) return;
      const invited = await inviteCode(search.inviteCode);
      const input = { mobile, ...form.values, inviteCode: invited };
      const result = await uniIdCo.loginBySms(input);
      await flow.finish(result, { agreed: true });
    },
    (error) => {
      form.set({ captcha: '' });
      picture.failed(error);
      form.refuse(error);
    },
  );

  return (
    <SignInPage title={t('smsTitle')} lead={t('smsLead', { mobile })}>
      <AccountForm
        {...{ form, onSubmit, busy }}
        agreement={agreed ? undefined : agreement}
        submitLabel={t('submit')}
        second={
          <Button variant="link" className={s.quiet} onClick={() => flow.back(SIGN_IN_ROUTES.login)}>
            {t('changeMobile')}
          </Button>
        }
      >
        <VerifyCodeField
          {...form.bindValue('code')}
          onComplete={() => {
            if (!picture.asked) void submit();
          }}
          channel="sms"
          scene="login-by-sms"
          target={mobile}
          checkTarget={() => true}
          onTargetRefused={form.refuse}
        />
        <AskedCaptcha {...form.bindValue('captcha')} scene="login-by-sms" picture={picture} />
      </AccountForm>
    </SignInPage>
  );
}
