import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import s from './field.module.css';
import { WarningIcon } from './icons/warning.tsx';

export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only, where the section head already says it. */
  labelHidden?: boolean;
  /** A word such as "optional", beside the label. */
  optional?: string;
  /** A calm sentence of help below. */
  hint?: ReactNode;
  /** What is wrong and what to do. Its presence marks the field as wrong. */
  error?: string;
  /** Something under the field and its notes, such as presets: what is wrong stands close to where it is wrong. */
  below?: ReactNode;
}

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The frame every field shares: label, control, help, error. The control gets its ids by a function. */
export function Field({
  label,
  labelHidden,
  optional,
  hint,
  error,
  below,
  off,
  children,
}: FieldProps & { off?: boolean; children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const described = describedBy({ id, error, hint });
  return (
    <div className={cx(s.field, error !== undefined && s.wrong, off && s.off)}>
      <label htmlFor={id} className={labelHidden ? 'yg-sr' : s.label}>
        {label}
        {optional ? <span className={s.optional}>{optional}</span> : null}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error !== undefined || undefined })}
      <FieldNotes id={id} error={error} hint={hint} />
      {below}
    </div>
  );
}

interface FieldNotesProps {
  /** The control's id. */
  id: string;
  error: string | undefined;
  hint: ReactNode;
}

/** For a control's `aria-describedby`: the notes that stand below it. */
export function describedBy({ id, error, hint }: FieldNotesProps): string | undefined {
  return cx(error !== undefined && `${id}e`, hint !== undefined && `${id}h`);
}

/** What is wrong and what helps, below a control. */
export function FieldNotes({ id, error, hint }: FieldNotesProps) {
  return (
    <>
      {error !== undefined ? (
        <p className={s.error} id={`${id}e`} role="alert">
          <WarningIcon />
          <span>{error}</span>
        </p>
      ) : null}
      {hint !== undefined ? (
        <p className="yg-note" id={`${id}h`}>
          {hint}
        </p>
      ) : null}
    </>
  );
}
