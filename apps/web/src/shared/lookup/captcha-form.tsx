import { Button } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CaptchaField } from '../account-parts/captcha-field.tsx';
import { isRefusal } from '../cloud/error-text.ts';
import s from './lookup.module.css';

/** Whether a picture is to be read first: none was yet, or the answer did not do. */
export const asksForCaptcha = (error: unknown): boolean => isUnread(error) || isWrong(error);
export const isUnread = (error: unknown): boolean => isRefusal(error, 'uni-captcha-text-required');
const isWrong = (error: unknown): boolean =>
  isRefusal(error, 'uni-captcha-verify-fail', 'uni-captcha-verify-overdue');

interface CaptchaFormProps {
  /** Changes with every attempt: each picture serves once. */
  readonly attempt: number;
  /** What is wrong with the last answer. */
  readonly error: string | undefined;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onAnswer: (captcha: string) => void;
}

/** A picture to read before the next look-up. */
export function CaptchaForm({ attempt, error, submitLabel, busy, onAnswer }: CaptchaFormProps) {
  const t = useTranslations('lookup');
  const [text, setText] = useState('');
  return (
    <form
      className={s.captcha}
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '') onAnswer(text);
        setText('');
      }}
    >
      <p>{t('captchaHint')}</p>
      <CaptchaField scene="find-order" attempt={attempt} value={text} onChange={setText} error={error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
