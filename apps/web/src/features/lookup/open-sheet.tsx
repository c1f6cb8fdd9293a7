import type { Language } from '@yuanguang/contract/languages';
import type { MaskedOrder, MyOrder } from '@yuanguang/contract/objects/sponsor';
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
import { OpenByCode } from './open-by-code.tsx';
import { useOpened } from './use-opened.ts';

interface OpenSheetProps {
  /** The order to open; the sheet is open while there is one. */
  readonly order: MaskedOrder | undefined;
  /** What was looked up. */
  readonly query: string;
  readonly onClose: () => void;
}

/** The second factor before a whole order is shown: number and contact together open it, or a code to the contact. */
export function OpenSheet({ order, query, onClose }: OpenSheetProps) {
  const t = useTranslations('lookup');
  const navigate = useNavigate();
  const { put } = useOpened(query);
  /** The order whose number is not remembered. */
  const [lost, setLost] = useState<MaskedOrder>();

  function opened(orders: readonly MyOrder[]) {
    onClose();
    const [only, ...more] = orders;
    if (only && more.length === 0) navigate({ to: '/result', search: { token: only.orderToken } });
    else put(orders);
  }

  return (
    <Sheet open={order !== undefined} onClose={onClose} title={t('checkTitle')} closeLabel={t('close')}>
      {order && order === lost ? <OpenByCode contact={query} onOpened={opened} /> : null}
      {order && order !== lost ? (
        <Check
          key={`${order.sponsorNumber} ${order.createdAt}`}
          order={order}
          query={query}
          onLost={() => setLost(order)}
        />
      ) : null}
    </Sheet>
  );
}

/** Numbers are digits in groups; a covered one has something else in it. */
const isWhole = (sponsorNumber: string) => /^[\d\s-]+$/.test(sponsorNumber);

interface CheckProps {
  readonly order: MaskedOrder;
  readonly query: string;
  /** The number is not remembered. */
  readonly onLost: () => void;
}

function Check({ order, query, onLost }: CheckProps) {
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
      {byContact ? null : (
        <Button variant="link" disabled={busy} onClick={onLost}>
          {t('forgotten')}
        </Button>
      )}
    </form>
  );
}
