import type { Language } from '@yuanguang/contract/languages';
import type { MaskedOrder } from '@yuanguang/contract/objects/sponsor';
import { Button, Sheet, TextField } from '@yuanguang/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CaptchaField } from '../../shared/account-parts/captcha-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useNavigate } from '../../shared/router/use-router.tsx';
import { asksForCaptcha, isUnread } from './captcha-form.tsx';
import { sponsorCloud } from './cloud.ts';
import s from './lookup.module.css';

interface OpenSheetProps {
  /** The order to open; the sheet is open while there is one. */
  readonly order: MaskedOrder | undefined;
  /** What was looked up. */
  readonly query: string;
  readonly onClose: () => void;
}

/** The second factor before a whole order is shown: number and contact together open it. */
export function OpenSheet({ order, query, onClose }: OpenSheetProps) {
  const t = useTranslations('lookup');
  return (
    <Sheet open={order !== undefined} onClose={onClose} title={t('checkTitle')} closeLabel={t('close')}>
      {order ? <Check key={`${order.sponsorNumber} ${order.createdAt}`} order={order} query={query} /> : null}
    </Sheet>
  );
}

/** Numbers are digits in groups; a covered one has something else in it. */
const isWhole = (sponsorNumber: string) => /^[\d\s-]+$/.test(sponsorNumber);

function Check({ order, query }: { order: MaskedOrder; query: string }) {
  const t = useTranslations('lookup');
  const language = useLocale() as Language;
  const navigate = useNavigate();
  const [captcha, setCaptcha] = useState({ asked: false, attempt: 0 });
  const byContact = isWhole(order.sponsorNumber);

  const form = useForm({ text: '', captcha: '' }, ({ text }) =>
    text.trim() === '' ? { text: t('required') } : {},
  );

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check() || (captcha.asked && form.values.captcha === '')) return;
      const text = form.values.text.trim();
      const { orderToken } = await sponsorCloud.open(
        {
          sponsorNumber: byContact ? order.sponsorNumber : text,
          contact: byContact ? text : query,
          language,
          captcha: form.values.captcha || undefined,
        },
        { preventDuplicate: true },
      );
      navigate({ to: '/result', search: { token: orderToken } });
      return 'leaving';
    },
    (error) => {
      const asked = asksForCaptcha(error);
      setCaptcha(({ attempt }) => ({ asked, attempt: attempt + 1 }));
      form.set({ captcha: '' });
      if (!isUnread(error)) form.refuse(error, asked ? 'captcha' : 'text');
    },
  );

  return (
    <form ref={form.ref} className={s.check} onSubmit={onSubmit} noValidate>
      <p>{t(byContact ? 'checkContact' : 'checkNumber')}</p>
      <TextField
        label={t(byContact ? 'contact' : 'number')}
        inputMode={byContact ? 'email' : 'numeric'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...form.bind('text')}
      />
      {captcha.asked ? (
        <div className={s.captcha}>
          <p>{t('captchaHint')}</p>
          <CaptchaField scene="find-order" attempt={captcha.attempt} {...form.bindValue('captcha')} />
        </div>
      ) : null}
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('check')}
      </Button>
    </form>
  );
}
