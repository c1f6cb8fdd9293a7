import type { Me } from '@yuanguang/contract/objects/account';
import { CODE_LENGTH, isMobile } from '@yuanguang/contract/rules/account';
import { Button, TextField, toast } from '@yuanguang/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CaptchaField } from '../../../shared/account-parts/captcha-field.tsx';
import { FormFault } from '../../../shared/account-parts/form-fault.tsx';
import { type Faults, useFields } from '../../../shared/account-parts/use-fields.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { cloud } from '../../../shared/cloud/cloud.ts';
import { isRefusal } from '../../../shared/cloud/error-text.ts';
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
  const [busy, setBusy] = useState(false);
  const [captcha, setCaptcha] = useState({ asked: false, attempt: 0 });
  const fields = useFields<Names>({ mobile: '', code: '', captcha: '' }, (values) => {
    const faults: Faults<Names> = {};
    if (!isMobile(values.mobile.trim())) faults.mobile = t('rule');
    if (values.code.length < CODE_LENGTH) faults.code = t('codeRule');
    if (captcha.asked && values.captcha === '') faults.captcha = t('captchaRule');
    return faults;
  });
  const mobile = fields.values.mobile.trim();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy || !fields.check()) return;
    setBusy(true);
    try {
      const { code, captcha: read } = fields.values;
      const input = { mobile, code, ...(captcha.asked ? { captcha: read } : {}) };
      await cloud.uniIdCo.bindMobileBySms(input, { customUI: true, preventDuplicate: true });
      toast({ text: t(me.mobile ? 'changed' : 'bound'), kind: 'done' });
      void query.refetch();
      if (router.canGoBack()) router.back();
      else router.navigate({ to: OWN.userinfo, replace: true });
    } catch (error) {
      const wanted = isRefusal(error, 'uni-id-captcha-required');
      setCaptcha(({ asked, attempt }) => ({ asked: asked || wanted, attempt: attempt + 1 }));
      fields.refuse(error);
      setBusy(false);
    }
  }

  return (
    <form ref={fields.form} className={s.form} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={t('mobile')}
        hint={t('hint')}
        prefix="+86"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...fields.bind('mobile')}
      />
      <VerifyCodeField
        channel="sms"
        scene="bind-mobile-by-sms"
        target={mobile}
        checkTarget={() => fields.check('mobile')}
        onTargetRefused={fields.refuse}
        {...fields.bindText('code')}
      />
      {captcha.asked ? (
        <CaptchaField
          scene="bind-mobile-by-sms"
          attempt={captcha.attempt}
          autoFocus
          {...fields.bindText('captcha')}
        />
      ) : null}
      <FormFault text={fields.fault} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('bind')}
      </Button>
    </form>
  );
}
