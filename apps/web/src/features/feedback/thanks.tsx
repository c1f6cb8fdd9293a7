import { Button } from '@yuanguang/ui';
import { CheckIcon } from '@yuanguang/ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import s from './feedback.module.css';

/** In the place of a form that was sent. */
export function Thanks({ text, onAgain }: { text: string; onAgain: () => void }) {
  const t = useTranslations('feedback.thanks');
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div className={s.panel} ref={thanks} tabIndex={-1} role="status">
      <div className={s.done}>
        <CheckIcon />
        <h2 className="yg-sub">{t('title')}</h2>
      </div>
      <p>{text}</p>
      <Button onClick={onAgain}>{t('again')}</Button>
    </div>
  );
}
