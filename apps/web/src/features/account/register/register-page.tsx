import { Button } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { inviteCode } from '../../../shared/account/invite-code.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { CaptchaField } from '../../../shared/account-parts/captcha-field.tsx';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { ADDRESSES } from '../parts/addresses.ts';
import { captchaFault, newPasswordFault, nicknameFault, repeatFault, usernameFault } from '../parts/rules.ts';
import { useSpokenFaults } from '../parts/use-spoken-faults.ts';
import { useWay } from '../parts/use-way.ts';
import s from '../parts/way.module.css';
import { WayPage } from '../parts/way-page.tsx';
import { NicknameField, UsernameField } from './name-fields.tsx';
import { PasswordPair } from './password-pair.tsx';

const EMPTY = { username: '', nickname: '', password: '', repeat: '', captcha: '' };

/** A new account by name and password, with a picture to read. Who registers is logged in. */
export default function RegisterPage() {
  const t = useTranslations('account.register');
  const way = useWay();
  const search = useSearch();
  const spoken = useSpokenFaults();
  const agreement = useAgreement();
  const [attempt, setAttempt] = useState(0);
  const fields = useFields(EMPTY, ({ username, nickname, password, repeat, captcha }) =>
    spoken({
      username: usernameFault(username.trim()),
      nickname: nicknameFault(nickname),
      password: newPasswordFault(password),
      repeat: repeatFault(repeat, password),
      captcha: captchaFault(captcha),
    }),
  );

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!fields.check() || !(await agreement.ensure())) return;
      const { username, nickname, password, captcha } = fields.values;
      const input = {
        username: username.trim(),
        nickname: nickname.trim(),
        password,
        captcha,
        inviteCode: await inviteCode(search.inviteCode),
      };
      const result = await uniIdCo.registerUser(input);
      await way.finish({ ...result, type: 'register' }, { agreed: true });
    },
    (error) => {
      fields.set('captcha', '');
      setAttempt((count) => count + 1);
      fields.refuse(error);
    },
  );

  return (
    <WayPage title={t('title')} lead={t('lead')}>
      <AccountForm
        {...{ fields, onSubmit, busy, agreement }}
        submitLabel={t('submit')}
        second={
          <Button wide onClick={() => way.back(ADDRESSES.login)}>
            {t('back')}
          </Button>
        }
        foot={
          <div className={s.links}>
            <a href={way.link(ADDRESSES.registerByEmail)}>{t('byEmail')}</a>
            <a href={way.link(ADDRESSES.password)}>{t('toLogin')}</a>
          </div>
        }
      >
        <UsernameField {...fields.bind('username')} />
        <NicknameField {...fields.bind('nickname')} />
        <PasswordPair password={fields.bind('password')} repeat={fields.bind('repeat')} />
        <CaptchaField {...fields.bindText('captcha')} scene="register" attempt={attempt} />
      </AccountForm>
    </WayPage>
  );
}
