import { isMobile } from '@yuanguang/contract/rules/account';
import { Button } from '@yuanguang/ui';
import { type FormEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { takeAgreedFor } from '../../../shared/account/agreed.ts';
import { inviteCode } from '../../../shared/account/invite-code.ts';
import { CaptchaField } from '../../../shared/account-parts/captcha-field.tsx';
import { FormFault } from '../../../shared/account-parts/form-fault.tsx';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { cloud } from '../../../shared/cloud/cloud.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { ADDRESSES } from '../parts/addresses.ts';
import { captchaFault, codeFault } from '../parts/rules.ts';
import { useAskedCaptcha } from '../parts/use-asked-captcha.ts';
import { useSpokenFaults } from '../parts/use-spoken-faults.ts';
import { useSubmit } from '../parts/use-submit.ts';
import { useWay } from '../parts/use-way.ts';
import s from '../parts/way.module.css';
import { WayPage } from '../parts/way-page.tsx';

/** The code sent to `?phoneNumber=`; its sixth digit logs in by itself. */
export default function LoginSmsCodePage() {
  const t = useTranslations('account.login');
  const way = useWay();
  const { phoneNumber = '' } = useSearch();
  if (isMobile(phoneNumber)) return <SmsCode mobile={phoneNumber} />;
  return (
    <WayPage title={t('smsNoNumber')}>
      <div className={s.form}>
        <Button wide onClick={() => way.swap(ADDRESSES.login, { type: 'smsCode' })}>
          {t('withSms')}
        </Button>
      </div>
    </WayPage>
  );
}

function SmsCode({ mobile }: { mobile: string }) {
  const t = useTranslations('account.login');
  const way = useWay();
  const search = useSearch();
  const spoken = useSpokenFaults();
  const picture = useAskedCaptcha();
  /** The newest code: it arrives one render before the form knows it. */
  const typed = useRef('');
  const fields = useFields({ code: '', captcha: '' }, ({ captcha }) =>
    spoken({
      code: codeFault(typed.current),
      captcha: picture.asked ? captchaFault(captcha) : undefined,
    }),
  );

  const { busy, submit } = useSubmit(
    async () => {
      if (!fields.check()) return;
      const invited = await inviteCode(search.inviteCode);
      const input = { mobile, code: typed.current, captcha: fields.values.captcha, inviteCode: invited };
      const result = await cloud.uniIdCo.loginBySms(input, { customUI: true });
      await way.finish(result, { agreed: takeAgreedFor(mobile) });
    },
    (error) => {
      fields.set('captcha', '');
      picture.failed(error);
      fields.refuse(error);
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <WayPage title={t('smsTitle')} lead={t('smsLead', { mobile })}>
      <form ref={fields.form} className={s.form} onSubmit={send} noValidate>
        <VerifyCodeField
          {...fields.bindText('code')}
          onChange={(digits) => {
            typed.current = digits;
            fields.set('code', digits);
          }}
          onComplete={() => {
            if (!picture.asked) void submit();
          }}
          channel="sms"
          scene="login-by-sms"
          target={mobile}
          checkTarget={() => true}
          onTargetRefused={fields.refuse}
        />
        {picture.asked ? (
          <CaptchaField
            {...fields.bindText('captcha')}
            scene="login-by-sms"
            attempt={picture.attempt}
            autoFocus
          />
        ) : null}
        <FormFault text={fields.fault} />
        <div className={s.actions}>
          <Button variant="seal" wide type="submit" busy={busy}>
            {t('submit')}
          </Button>
          <Button variant="link" className={s.quiet} onClick={() => way.back(ADDRESSES.login)}>
            {t('changeMobile')}
          </Button>
        </div>
      </form>
    </WayPage>
  );
}
