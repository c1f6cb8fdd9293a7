import type { Me } from '@yuanguang/contract/objects/account';
import { CODE_LENGTH } from '@yuanguang/contract/rules/account';
import { isMobile } from '@yuanguang/contract/rules/contact';
import { toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { AskedCaptcha } from '../../../shared/account-parts/asked-captcha.tsx';
import { MobileField } from '../../../shared/account-parts/contact-fields.tsx';
import { useAskedCaptcha } from '../../../shared/account-parts/use-asked-captcha.ts';
import { type Faults, useFields } from '../../../shared/account-parts/use-fields.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useRouter } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { OWN } from '../addresses.ts';
import { useMe } from '../me.ts';
import { OnlyOwn } from '../parts/only-own.tsx';
import s from '../parts/parts.module.css';

/** A phone number of one's own, or another instead of the one before. */
export default function BindMobilePage() {
  const t = useTranslations('profile.mobile');
  return (
    <Page>
      <OnlyOwn>
        {(me) => (
          <>
            <p className={s.intro}>{me.mobile ? t('now', { mobile: me.mobile }) : t('text')}</p>
            <BindForm me={me} />
          </>
        )}
      </OnlyOwn>
    </Page>
  );
}

type Names = 'mobile' | 'code' | 'captcha';

function BindForm({ me }: { me: Me }) {
  const t = useTranslations('profile.mobile');
  const router = useRouter();
  const { query } = useMe();
  const picture = useAskedCaptcha();
  const fields = useFields<Names>({ mobile: '', code: '', captcha: '' }, (values) => {
    const faults: Faults<Names> = {};
    if (!isMobile(values.mobile.trim())) faults.mobile = t('rule');
    if (values.code.length < CODE_LENGTH) faults.code = t('codeRule');
    if (picture.asked && values.captcha === '') faults.captcha = t('captchaRule');
    return faults;
  });
  const mobile = fields.values.mobile.trim();

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!fields.check()) return;
      const { code, captcha } = fields.values;
      const input = { mobile, code, ...(picture.asked ? { captcha } : {}) };
      await uniIdCo.bindMobileBySms(input, { preventDuplicate: true });
      toast({ text: t(me.mobile ? 'changed' : 'bound'), kind: 'done' });
      void query.refetch();
      if (router.canGoBack()) router.back();
      else router.navigate({ to: OWN.userinfo, replace: true });
      return 'leaving';
    },
    (error) => {
      fields.set('captcha', '');
      picture.failed(error);
      fields.refuse(error);
    },
  );

  return (
    <AccountForm {...{ fields, onSubmit, busy }} submitLabel={t('bind')}>
      <MobileField label={t('mobile')} hint={t('hint')} {...fields.bindText('mobile')} />
      <VerifyCodeField
        channel="sms"
        scene="bind-mobile-by-sms"
        target={mobile}
        checkTarget={() => fields.check('mobile')}
        onTargetRefused={fields.refuse}
        {...fields.bindText('code')}
      />
      <AskedCaptcha scene="bind-mobile-by-sms" picture={picture} {...fields.bindText('captcha')} />
    </AccountForm>
  );
}
