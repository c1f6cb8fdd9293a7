import { Button, TextField } from '@yuanguang/ui';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { inviteCode } from '../../../shared/account/invite-code.ts';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { CaptchaField } from '../../../shared/account-parts/captcha-field.tsx';
import { FormFault } from '../../../shared/account-parts/form-fault.tsx';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { cloud } from '../../../shared/cloud/cloud.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { captchaFault, codeFault, emailFault } from '../parts/rules.ts';
import { useAskedCaptcha } from '../parts/use-asked-captcha.ts';
import { useSpokenFaults } from '../parts/use-spoken-faults.ts';
import { useSubmit } from '../parts/use-submit.ts';
import { useWay } from '../parts/use-way.ts';
import s from '../parts/way.module.css';

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

  const { busy, submit } = useSubmit(
    async () => {
      if (!fields.check() || !(await agreement.ensure())) return;
      const { code, captcha } = fields.values;
      const invited = await inviteCode(search.inviteCode);
      const input = { email, code, captcha, inviteCode: invited };
      await way.finish(await cloud.account.loginByEmail(input, { customUI: true }), { agreed: true });
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
    <>
      <form ref={fields.form} className={s.form} onSubmit={send} noValidate>
        <TextField
          {...fields.bind('email')}
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          autoComplete="email webauthn"
          autoCapitalize="off"
          spellCheck={false}
        />
        <VerifyCodeField
          {...fields.bindText('code')}
          channel="email"
          scene="login-by-email"
          target={email}
          checkTarget={() => fields.check('email')}
          onTargetRefused={fields.refuse}
        />
        {picture.asked ? (
          // The contract knows no scene of its own for this: the server checks it as that of a code by text message.
          <CaptchaField
            {...fields.bindText('captcha')}
            scene="login-by-sms"
            attempt={picture.attempt}
            autoFocus
          />
        ) : null}
        {agreement.tick}
        <FormFault text={fields.fault} />
        <Button variant="seal" wide type="submit" busy={busy}>
          {t('submit')}
        </Button>
      </form>
      {agreement.above}
    </>
  );
}
