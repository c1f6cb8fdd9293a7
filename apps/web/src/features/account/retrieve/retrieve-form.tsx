import { Button, TextField, toast } from '@yuanguang/ui';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { CaptchaField } from '../../../shared/account-parts/captcha-field.tsx';
import { FormFault } from '../../../shared/account-parts/form-fault.tsx';
import { NewPasswordField, RepeatPasswordField } from '../../../shared/account-parts/password-fields.tsx';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { cloud } from '../../../shared/cloud/cloud.ts';
import { isRefusal } from '../../../shared/cloud/error-text.ts';
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
import { typedMobile } from '../parts/typed-mobile.ts';
import { useAskedCaptcha } from '../parts/use-asked-captcha.ts';
import { useSpokenFaults } from '../parts/use-spoken-faults.ts';
import { useSubmit } from '../parts/use-submit.ts';
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

  const { busy, submit } = useSubmit(
    async () => {
      if (!fields.check()) return;
      const { code, password, captcha } = fields.values;
      const options = { customUI: true };
      if (bySms) await cloud.uniIdCo.resetPwdBySms({ mobile: target, code, password, captcha }, options);
      else await cloud.uniIdCo.resetPwdByEmail({ email: target, code, password, captcha }, options);
      toast({ text: t('done'), kind: 'done', durationMs: TOAST_MS });
      way.swap(ADDRESSES.password, { account: target });
    },
    (error) => {
      fields.set('captcha', '');
      picture.failed(error);
      refuse(error);
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const code = {
    ...fields.bindText('code'),
    target,
    checkTarget: () => fields.check('target'),
    onTargetRefused: refuse,
  };

  return (
    <form ref={fields.form} className={s.form} onSubmit={send} noValidate>
      {bySms ? (
        <TextField
          {...fields.bind('target')}
          label={login('mobile')}
          prefix="+86"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          readOnly={lock !== undefined && phoneNumber !== ''}
          onChange={(event) => fields.set('target', typedMobile(event.target.value))}
        />
      ) : (
        <TextField
          {...fields.bind('target')}
          label={login('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
      {bySms ? (
        <VerifyCodeField {...code} channel="sms" scene="reset-pwd-by-sms" />
      ) : (
        <VerifyCodeField {...code} channel="email" scene="reset-pwd-by-email" />
      )}
      <NewPasswordField {...fields.bind('password')} label={t('password')} />
      <RepeatPasswordField {...fields.bind('repeat')} label={t('repeat')} />
      {picture.asked ? (
        <CaptchaField
          {...fields.bindText('captcha')}
          scene={bySms ? 'reset-pwd-by-sms' : 'reset-pwd-by-email'}
          attempt={picture.attempt}
          autoFocus
        />
      ) : null}
      <FormFault text={fields.fault} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('submit')}
      </Button>
      <div className={s.links}>
        <a href={way.link(bySms ? ADDRESSES.retrieveByEmail : ADDRESSES.retrieve)}>
          {t(bySms ? 'byEmail' : 'byMobile')}
        </a>
        <a href={way.link(ADDRESSES.password)}>{t('toLogin')}</a>
      </div>
    </form>
  );
}
