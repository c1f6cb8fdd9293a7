import { useTranslations } from 'use-intl';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { inviteCode } from '../../../shared/account/invite-code.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { EmailField } from '../../../shared/account-parts/contact-fields.tsx';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { isRefusal } from '../../../shared/cloud/error-text.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { ADDRESSES } from '../parts/addresses.ts';
import { codeFault, emailFault, newPasswordFault, nicknameFault, repeatFault } from '../parts/rules.ts';
import { useSpokenFaults } from '../parts/use-spoken-faults.ts';
import { useWay } from '../parts/use-way.ts';
import s from '../parts/way.module.css';
import { WayPage } from '../parts/way-page.tsx';
import { NicknameField } from './name-fields.tsx';
import { PasswordPair } from './password-pair.tsx';

const EMPTY = { email: '', code: '', nickname: '', password: '', repeat: '' };

/** A new account by an email address that is proved by a code. Who registers is logged in. */
export default function RegisterByEmailPage() {
  const t = useTranslations('account.register');
  const login = useTranslations('account.login');
  const way = useWay();
  const search = useSearch();
  const spoken = useSpokenFaults();
  const agreement = useAgreement();
  const fields = useFields(EMPTY, ({ email, code, nickname, password, repeat }) =>
    spoken({
      email: emailFault(email),
      code: codeFault(code),
      nickname: nicknameFault(nickname),
      password: newPasswordFault(password),
      repeat: repeatFault(repeat, password),
    }),
  );
  const email = fields.values.email.trim();

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!fields.check() || !(await agreement.ensure())) return;
      const { code, nickname, password } = fields.values;
      const input = {
        email,
        code,
        nickname: nickname.trim(),
        password,
        inviteCode: await inviteCode(search.inviteCode),
      };
      const result = await uniIdCo.registerUserByEmail(input);
      await way.finish({ ...result, type: 'register' }, { agreed: true });
    },
    (error) => fields.refuse(error, isRefusal(error, 'uni-id-account-exists') ? 'email' : undefined),
  );

  return (
    <WayPage title={t('emailTitle')} lead={t('emailLead')}>
      <AccountForm
        {...{ fields, onSubmit, busy, agreement }}
        submitLabel={t('submit')}
        foot={
          <div className={s.links}>
            <a href={way.link(ADDRESSES.register)}>{t('byName')}</a>
            <a href={way.link(ADDRESSES.password)}>{t('toLogin')}</a>
          </div>
        }
      >
        <EmailField {...fields.bind('email')} label={login('email')} />
        <VerifyCodeField
          {...fields.bindText('code')}
          channel="email"
          scene="register"
          target={email}
          checkTarget={() => fields.check('email')}
          onTargetRefused={fields.refuse}
        />
        <NicknameField {...fields.bind('nickname')} />
        <PasswordPair password={fields.bind('password')} repeat={fields.bind('repeat')} />
      </AccountForm>
    </WayPage>
  );
}
