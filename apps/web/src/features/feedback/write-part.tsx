import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@yuanguang/ui';
import { CheckIcon } from '@yuanguang/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import s from './feedback.module.css';
import { FeedbackForm } from './feedback-form.tsx';
import { OWN_FEEDBACK } from './use-own-feedback.ts';

/** The form; once it is sent, thanks in its place. */
export function WritePart() {
  const t = useTranslations('feedback.thanks');
  const queryClient = useQueryClient();
  const [sent, setSent] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) thanks.current?.focus();
  }, [sent]);

  if (!sent) {
    return (
      <FeedbackForm
        onSent={() => {
          setSent(true);
          void queryClient.invalidateQueries({ queryKey: OWN_FEEDBACK });
        }}
      />
    );
  }
  return (
    <div className={s.panel} ref={thanks} tabIndex={-1} role="status">
      <p className={s.done}>
        <CheckIcon />
        <span className="yg-sub">{t('title')}</span>
      </p>
      <p>{t('text')}</p>
      <Button onClick={() => setSent(false)}>{t('again')}</Button>
    </div>
  );
}
