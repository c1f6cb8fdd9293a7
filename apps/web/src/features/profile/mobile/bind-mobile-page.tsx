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
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { type FieldErrors, useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useRouter } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { useMe } from '../me.ts';
import s from '../parts/parts.module.css';
import { RequireLogin } from '../parts/require-login.tsx';
import { PROFILE_ROUTES } from '../routes.ts';

/** A phone number of one's own, or another instead of the one before. */
export default function BindMobilePage() {
  const t = useTranslations('profile.mobile');
  return (
    <Page>
      <RequireLogin>
        {(me) => (
          <>
            <p className={s.intro}>{me.mobile ? t('now', { mobile: me.mobile }) : t('text')}</p>
            <BindForm me={me} />
          </>
        )}
      </RequireLogin>
    </Page>
  );
}

function BindForm({ me }: { me: Me }) {
  const t = useTranslations('profile.mobile');
  const router = useRouter();
  const { query } = useMe();
  const picture = useAskedCaptcha();
  const form = useForm({ mobile: '', code: '', captcha: '' }, (values) => {
    const errors: FieldErrors<typeof values> = {};
    if (!isMobile(values.mobile.trim())) errors.mobile = t('rule');
    if (values.code.length < CODE_LENGTH) errors.code = t('codeRule');
    if (picture.asked && values.captcha === '') errors.captcha = t('captchaRule');
    return errors;
  });
  const mobile = form.values.mobile.trim();

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const { code, captcha } = form.values;
      const input = { mobile, code, ...(picture.asked ? { captcha } : {}) };
      await uniIdCo.bindMobileBySms(input, { preventDuplicate: true });
      toast({ text: t(me.mobile ? 'changed' : 'bound'), kind: 'done' });
      void query.refetch();
      if (router.canGoBack()) router.back();
      else router.navigate({ to: PROFILE_ROUTES.userinfo, replace: true });
      return 'leaving';
    },
    (error) => {
      form.set({ captcha: '' });
      picture.failed(error);
      form.refuse(error);
    },
  );

  return (
    <AccountForm {...{ form, onSubmit, busy }} submitLabel={t('bind')}>
      <MobileField label={t('mobile')} hint={t('hint')} {...form.bindValue('mobile')} />
      <VerifyCodeField
        channel="sms"
        scene="bind-mobile-by-sms"
        target={mobile}
        checkTarget={() => form.check('mobile')}
        onTargetRefused={form.refuse}
        {...form.bindValue('code')}
      />
      <AskedCaptcha scene="bind-mobile-by-sms" picture={picture} {...form.bindValue('captcha')} />
    </AccountForm>
  );
}
