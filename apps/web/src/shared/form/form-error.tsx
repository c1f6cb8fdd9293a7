import { WarningIcon } from '@yuanguang/ui/icons';
import { useEffect, useRef } from 'react';
import s from './form-error.module.css';

/** What is wrong with a form as a whole; stands above its button and comes into sight. Nothing without `text`. */
export function FormError({ text }: { text: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== undefined) line.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  if (text === undefined) return null;
  return (
    <p ref={line} className={s.error} role="alert">
      <WarningIcon />
      <span>{text}</span>
    </p>
  );
}
