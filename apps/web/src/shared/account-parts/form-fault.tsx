import { WarningIcon } from '@yuanguang/ui/icons';
import s from './account-parts.module.css';

/** What is wrong with a form as a whole; stands above its button. Nothing without `text`. */
export function FormFault({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={s.fault} role="alert">
      <WarningIcon />
      <span>{text}</span>
    </p>
  );
}
