import type { Language } from '@yuanguang/contract/languages';
import type { MaskedOrder } from '@yuanguang/contract/objects/sponsor';
import { Button, Sheet, TextField } from '@yuanguang/ui';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { errorText } from '../../shared/cloud/error-text.ts';
import { useNavigate } from '../../shared/router/use-router.tsx';
import { asksForCaptcha, CaptchaForm, isUnread } from './captcha-form.tsx';
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
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [captcha, setCaptcha] = useState({ asked: false, attempt: 0 });
  const byContact = isWhole(order.sponsorNumber);

  async function open(captchaText?: string) {
    if (text.trim() === '') return setFault(t('required'));
    setBusy(true);
    setFault(undefined);
    try {
      const { orderToken } = await sponsorCloud.open(
        {
          sponsorNumber: byContact ? order.sponsorNumber : text.trim(),
          contact: byContact ? text.trim() : query,
          language,
          captcha: captchaText,
        },
        { preventDuplicate: true },
      );
      navigate({ to: '/result', search: { token: orderToken } });
    } catch (error) {
      setCaptcha(({ attempt }) => ({ asked: asksForCaptcha(error), attempt: attempt + 1 }));
      setFault(isUnread(error) ? undefined : errorText(error));
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void open();
  };

  return (
    <div className={s.check}>
      <form id="check" className={s.check} onSubmit={submit}>
        <p>{t(byContact ? 'checkContact' : 'checkNumber')}</p>
        <TextField
          label={t(byContact ? 'contact' : 'number')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputMode={byContact ? 'email' : 'numeric'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={captcha.asked ? undefined : fault}
        />
        {captcha.asked ? null : (
          <Button variant="seal" wide type="submit" busy={busy}>
            {t('check')}
          </Button>
        )}
      </form>
      {captcha.asked ? (
        <CaptchaForm
          attempt={captcha.attempt}
          error={fault}
          submitLabel={t('check')}
          busy={busy}
          onAnswer={(read) => void open(read)}
        />
      ) : null}
    </div>
  );
}
