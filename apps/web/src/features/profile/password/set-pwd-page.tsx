import { CODE_LENGTH, isPassword } from '@yuanguang/contract/rules/account';
import { isMobile } from '@yuanguang/contract/rules/contact';
import { Button, Empty, toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { returnTarget } from '../../../shared/account/return-address.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { MobileField } from '../../../shared/account-parts/contact-fields.tsx';
import { NewPasswordField, RepeatPasswordField } from '../../../shared/account-parts/password-fields.tsx';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { type FieldErrors, useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useRouter, useSearch } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { useMe } from '../me.ts';
import s from '../parts/parts.module.css';
import { RequireLogin } from '../parts/require-login.tsx';
import { link, PROFILE_ROUTES } from '../routes.ts';

/** A first password for who came in by a code, proven by another code to their own number. `allowSkip=true` lets it be. */
export default function SetPasswordPage() {
  const t = useTranslations('profile.password');
  return (
    <Page>
      <RequireLogin>
        {(me) =>
          me.mobile === null ? (
            <Empty
              title={t('noMobile')}
              action={
                <Button variant="seal" href={link(PROFILE_ROUTES.mobile)}>
                  {t('toBind')}
                </Button>
              }
            >
              {t('noMobileText')}
            </Empty>
          ) : (
            <>
              <p className={s.intro}>{t('setText')}</p>
              <SetForm mobile={me.mobile} />
            </>
          )
        }
      </RequireLogin>
    </Page>
  );
}

function SetForm({ mobile }: { mobile: string }) {
  const t = useTranslations('profile.password');
  const router = useRouter();
  const { query } = useMe();
  const { allowSkip, uniIdRedirectUrl } = useSearch();
  const form = useForm({ password: '', repeat: '', mobile: '', code: '' }, (values) => {
    const errors: FieldErrors<typeof values> = {};
    if (!isPassword(values.password)) errors.password = t('rule');
    if (values.repeat !== values.password) errors.repeat = t('notEqual');
    if (!isMobile(values.mobile.trim())) errors.mobile = t('mobileRule');
    if (values.code.length < CODE_LENGTH) errors.code = t('codeRule');
    return errors;
  });

  function goOn() {
    const target = returnTarget(uniIdRedirectUrl);
    if (target) router.navigate({ ...target, replace: true });
    else if (router.canGoBack()) router.back();
    else router.navigate({ to: PROFILE_ROUTES.userinfo, replace: true });
  }

  const { busy, onSubmit } = useSubmit(async () => {
    if (!form.check()) return;
    const { password, code } = form.values;
    await uniIdCo.setPwd({ password, code }, { preventDuplicate: true });
    toast({ text: t('set'), kind: 'done' });
    void query.refetch();
    goOn();
    return 'leaving';
  }, form.refuse);

  return (
    <AccountForm
      {...{ form, onSubmit, busy }}
      submitLabel={t('confirm')}
      foot={
        allowSkip === 'true' ? (
          <Button variant="link" onClick={goOn}>
            {t('skip')}
          </Button>
        ) : null
      }
    >
      <NewPasswordField label={t('new')} {...form.bind('password')} />
      <RepeatPasswordField label={t('repeat')} {...form.bind('repeat')} />
      <MobileField label={t('mobile')} hint={t('mobileHint', { mobile })} {...form.bindValue('mobile')} />
      <VerifyCodeField
        channel="sms"
        scene="set-pwd-by-sms"
        target={form.values.mobile.trim()}
        checkTarget={() => form.check('mobile')}
        onTargetRefused={form.refuse}
        {...form.bindValue('code')}
      />
    </AccountForm>
  );
}
