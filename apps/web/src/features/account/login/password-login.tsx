import { accountKind } from '@yuanguang/contract/rules/account';
import { Button, TextField } from '@yuanguang/ui';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { CaptchaField } from '../../../shared/account-parts/captcha-field.tsx';
import { FormFault } from '../../../shared/account-parts/form-fault.tsx';
import { PasswordField } from '../../../shared/account-parts/password-fields.tsx';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { cloud } from '../../../shared/cloud/cloud.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { ADDRESSES } from '../parts/addresses.ts';
import { captchaFault } from '../parts/rules.ts';
import { useAskedCaptcha } from '../parts/use-asked-captcha.ts';
import { useSpokenFaults } from '../parts/use-spoken-faults.ts';
import { useSubmit } from '../parts/use-submit.ts';
import { useWay } from '../parts/use-way.ts';
import s from '../parts/way.module.css';

/** One field for phone number, user name or email, and the password; a picture only when the server asks for it. */
export function PasswordLogin() {
  const t = useTranslations('account.login');
  const way = useWay();
  const { account: given = '' } = useSearch();
  const spoken = useSpokenFaults();
  const agreement = useAgreement();
  const picture = useAskedCaptcha();
  const fields = useFields({ account: given, password: '', captcha: '' }, ({ account, password, captcha }) =>
    spoken({
      password: password === '' ? 'passwordEmpty' : undefined,
      account: account.trim() === '' ? 'accountEmpty' : undefined,
      captcha: picture.asked ? captchaFault(captcha) : undefined,
    }),
  );
  const account = fields.values.account.trim();
  const kind = accountKind(account);

  const { busy, submit } = useSubmit(
    async () => {
      if (!fields.check() || !(await agreement.ensure())) return;
      const { password, captcha } = fields.values;
      const input = { [kind]: account, password, captcha };
      await way.finish(await cloud.uniIdCo.login(input, { customUI: true }), { agreed: true });
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
          {...fields.bind('account')}
          label={t('account')}
          hint={t('accountPlaceholder')}
          autoComplete="username webauthn"
          autoCapitalize="off"
          spellCheck={false}
        />
        <PasswordField {...fields.bind('password')} label={t('password')} />
        {picture.asked ? (
          <CaptchaField
            {...fields.bindText('captcha')}
            scene="login-by-pwd"
            attempt={picture.attempt}
            autoFocus
          />
        ) : null}
        {agreement.tick}
        <FormFault text={fields.fault} />
        <Button variant="seal" wide type="submit" busy={busy}>
          {t('submit')}
        </Button>
        <div className={s.links}>
          <a href={way.link(ADDRESSES.retrieve, { phoneNumber: kind === 'mobile' ? account : undefined })}>
            {t('forgot')}
          </a>
          <a href={way.link(ADDRESSES.register)}>{t('register')}</a>
        </div>
      </form>
      {agreement.above}
    </>
  );
}
