import { toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { AskedCaptcha } from '../../../shared/account-parts/asked-captcha.tsx';
import { EmailField, MobileField } from '../../../shared/account-parts/contact-fields.tsx';
import { NewPasswordField, RepeatPasswordField } from '../../../shared/account-parts/password-fields.tsx';
import { useAskedCaptcha } from '../../../shared/account-parts/use-asked-captcha.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { isRefusal } from '../../../shared/cloud/error-text.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { SIGN_IN_ROUTES } from '../parts/routes.ts';
import {
  captchaError,
  codeError,
  emailError,
  mobileError,
  newPasswordError,
  repeatError,
} from '../parts/rules.ts';
import s from '../parts/sign-in.module.css';
import { useFieldErrors } from '../parts/use-field-errors.ts';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';

const TOAST_MS = 3_000;

/** A code to the phone or the address of the account, and the new password twice. */
export function RetrieveForm({ channel }: { channel: 'sms' | 'email' }) {
  const t = useTranslations('account.retrieve');
  const login = useTranslations('account.login');
  const flow = useSignInFlow();
  const { phoneNumber = '', lock } = useSearch();
  const fieldErrors = useFieldErrors();
  const picture = useAskedCaptcha();
  const bySms = channel === 'sms';
  const initial = { target: bySms ? phoneNumber : '', code: '', password: '', repeat: '', captcha: '' };
  const form = useForm(initial, ({ target, code, password, repeat, captcha }) =>
    fieldErrors({
      target: bySms ? mobileError(target) : emailError(target),
      code: codeError(code),
      password: newPasswordError(password),
      repeat: repeatError(repeat, password),
      captcha: picture.asked ? captchaError(captcha) : undefined,
    }),
  );
  const target = form.values.target.trim();
  const refuse = (error: unknown) => {
    const atTarget = isRefusal(
      error,
      'uni-id-account-not-exists',
      'uni-id-invalid-mobile',
      'uni-id-invalid-email',
    );
    form.refuse(error, atTarget ? 'target' : undefined);
  };

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const { code, password, captcha } = form.values;
      if (bySms) await uniIdCo.resetPwdBySms({ mobile: target, code, password, captcha });
      else await uniIdCo.resetPwdByEmail({ email: target, code, password, captcha });
      toast({ text: t('done'), kind: 'done', durationMs: TOAST_MS });
      flow.swap(SIGN_IN_ROUTES.password, { account: target });
    },
    (error) => {
      form.set({ captcha: '' });
      picture.failed(error);
      refuse(error);
    },
  );
  const code = {
    ...form.bindValue('code'),
    target,
    checkTarget: () => form.check('target'),
    onTargetRefused: refuse,
  };

  return (
    <AccountForm
      {...{ form, onSubmit, busy }}
      submitLabel={t('submit')}
      foot={
        <div className={s.links}>
          <a href={flow.link(bySms ? SIGN_IN_ROUTES.retrieveByEmail : SIGN_IN_ROUTES.retrieve)}>
            {t(bySms ? 'byEmail' : 'byMobile')}
          </a>
          <a href={flow.link(SIGN_IN_ROUTES.password)}>{t('toLogin')}</a>
        </div>
      }
    >
      {bySms ? (
        <MobileField
          {...form.bindValue('target')}
          label={login('mobile')}
          readOnly={lock !== undefined && phoneNumber !== ''}
        />
      ) : (
        <EmailField {...form.bind('target')} label={login('email')} />
      )}
      {bySms ? (
        <VerifyCodeField {...code} channel="sms" scene="reset-pwd-by-sms" />
      ) : (
        <VerifyCodeField {...code} channel="email" scene="reset-pwd-by-email" />
      )}
      <NewPasswordField {...form.bind('password')} label={t('password')} />
      <RepeatPasswordField {...form.bind('repeat')} label={t('repeat')} />
      <AskedCaptcha
        {...form.bindValue('captcha')}
        scene={bySms ? 'reset-pwd-by-sms' : 'reset-pwd-by-email'}
        picture={picture}
      />
    </AccountForm>
  );
}
