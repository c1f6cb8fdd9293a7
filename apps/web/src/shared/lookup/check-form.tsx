import { Button, TextField } from '@yuanguang/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CaptchaField } from '../account-parts/captcha-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useSubmit } from '../form/use-submit.ts';
import type { Target } from '../router/address.ts';
import { useNavigate } from '../router/use-router.tsx';
import { asksForCaptcha, isUnread } from './captcha-form.tsx';
import s from './lookup.module.css';

/** Numbers are digits in groups; a covered one has something else in it. */
export const isWhole = (number: string) => /^[\d\s-]+$/.test(number);

interface CheckFormProps {
  /** The number is known, and the contact is asked for; else the other way round. */
  readonly byContact: boolean;
  /** How the number is called, and where it is to be found. */
  readonly numberLabel: string;
  readonly numberHint: string;
  /** Opens it by what was typed; answers where it is shown. */
  readonly onCheck: (text: string, captcha: string | undefined) => Promise<Target>;
  /** What else helps, below the button; it is told whether the check is under way. */
  readonly children?: ReactNode | ((busy: boolean) => ReactNode);
}

/** Number and contact together open what was found: the one that is known, and the one that is asked for here. */
export function CheckForm({ byContact, numberLabel, numberHint, onCheck, children }: CheckFormProps) {
  const t = useTranslations('lookup');
  const navigate = useNavigate();
  const [captcha, setCaptcha] = useState({ asked: false, attempt: 0 });
  const form = useForm({ text: '', captcha: '' }, ({ text }) =>
    text.trim() === '' ? { text: t('required') } : {},
  );
  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check() || (captcha.asked && form.values.captcha === '')) return;
      navigate(await onCheck(form.values.text.trim(), form.values.captcha || undefined));
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
      <p>{byContact ? t('checkContact') : numberHint}</p>
      <TextField
        label={byContact ? t('contact') : numberLabel}
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
      {typeof children === 'function' ? children(busy) : children}
    </form>
  );
}
