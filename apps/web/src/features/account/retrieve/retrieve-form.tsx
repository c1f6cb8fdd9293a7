import { toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { AskedCaptcha } from '../../../shared/account-parts/asked-captcha.tsx';
import { EmailField, MobileField } from '../../../shared/account-parts/contact-fields.tsx';
import { NewPasswordField, RepeatPasswordField } from '../../../shared/account-parts/password-fields.tsx';
import { useAskedCaptcha } from '../../../shared/account-parts/use-asked-captcha.ts';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { isRefusal } from '../../../shared/cloud/error-text.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { ADDRESSES } from '../parts/addresses.ts';
import {
  captchaFault,
  codeFault,
  emailFault,
  mobileFault,
  newPasswordFault,
  repeatFault,
} from '../parts/rules.ts';
import { useSpokenFaults } from '../parts/use-spoken-faults.ts';
import { useWay } from '../parts/use-way.ts';
import s from '../parts/way.module.css';

const TOAST_MS = 3_000;

/** A code to the phone or the address of the account, and the new password twice. */
export function RetrieveForm({ channel }: { channel: 'sms' | 'email' }) {
  const t = useTranslations('account.retrieve');
  const login = useTranslations('account.login');
  const way = useWay();
  const { phoneNumber = '', lock } = useSearch();
  const spoken = useSpokenFaults();
  const picture = useAskedCaptcha();
  const bySms = channel === 'sms';
  const initial = { target: bySms ? phoneNumber : '', code: '', password: '', repeat: '', captcha: '' };
  const fields = useFields(initial, ({ target, code, password, repeat, captcha }) =>
    spoken({
      target: bySms ? mobileFault(target) : emailFault(target),
      code: codeFault(code),
      password: newPasswordFault(password),
      repeat: repeatFault(repeat, password),
      captcha: picture.asked ? captchaFault(captcha) : undefined,
    }),
  );
  const target = fields.values.target.trim();
  const refuse = (error: unknown) => {
    const atTarget = isRefusal(
      error,
      'uni-id-account-not-exists',
      'uni-id-invalid-mobile',
      'uni-id-invalid-email',
    );
    fields.refuse(error, atTarget ? 'target' : undefined);
  };

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!fields.check()) return;
      const { code, password, captcha } = fields.values;
      if (bySms) await uniIdCo.resetPwdBySms({ mobile: target, code, password, captcha });
      else await uniIdCo.resetPwdByEmail({ email: target, code, password, captcha });
      toast({ text: t('done'), kind: 'done', durationMs: TOAST_MS });
      way.swap(ADDRESSES.password, { account: target });
    },
    (error) => {
      fields.set('captcha', '');
      picture.failed(error);
      refuse(error);
    },
  );
  const code = {
    ...fields.bindText('code'),
    target,
    checkTarget: () => fields.check('target'),
    onTargetRefused: refuse,
  };

  return (
    <AccountForm
      {...{ fields, onSubmit, busy }}
      submitLabel={t('submit')}
      foot={
        <div className={s.links}>
          <a href={way.link(bySms ? ADDRESSES.retrieveByEmail : ADDRESSES.retrieve)}>
            {t(bySms ? 'byEmail' : 'byMobile')}
          </a>
          <a href={way.link(ADDRESSES.password)}>{t('toLogin')}</a>
        </div>
      }
    >
      {bySms ? (
        <MobileField
          {...fields.bindText('target')}
          label={login('mobile')}
          readOnly={lock !== undefined && phoneNumber !== ''}
        />
      ) : (
        <EmailField {...fields.bind('target')} label={login('email')} />
      )}
      {bySms ? (
        <VerifyCodeField {...code} channel="sms" scene="reset-pwd-by-sms" />
      ) : (
        <VerifyCodeField {...code} channel="email" scene="reset-pwd-by-email" />
      )}
      <NewPasswordField {...fields.bind('password')} label={t('password')} />
      <RepeatPasswordField {...fields.bind('repeat')} label={t('repeat')} />
      <AskedCaptcha
        {...fields.bindText('captcha')}
        scene={bySms ? 'reset-pwd-by-sms' : 'reset-pwd-by-email'}
        picture={picture}
      />
    </AccountForm>
  );
}
