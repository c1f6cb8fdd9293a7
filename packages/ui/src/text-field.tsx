import { type CSSProperties, type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import s from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { EyeIcon } from './icons/eye.tsx';
import { EyeOffIcon } from './icons/eye-off.tsx';
import { SearchIcon } from './icons/search.tsx';

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'prefix' | 'className'>;

export interface TextFieldProps extends FieldProps, NativeInput {
  /** Fixed words before the text, such as `+86`. */
  prefix?: string;
  /** Buttons at the end of the box, such as "send code". Plain `<button>`s are styled here. */
  end?: ReactNode;
  /** Being looked up: shows the turning ring. */
  busy?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text. All native input properties pass through, so form libraries can register it. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, optional, hint, error, below, prefix, end, busy, ...input } = props;
  return (
    <Field {...{ label, labelHidden, optional, hint, error, below }} off={input.disabled}>
      {(ids) => (
        <div className={s.box}>
          {prefix ? <span className={s.prefix}>{prefix}</span> : null}
          <input {...input} {...ids} className={s.input} />
          {end || busy ? (
            <span className={s.end}>
              {end}
              {busy ? (
                <span className={s.bare}>
                  <i className={s.ring} />
                </span>
              ) : null}
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  showLabel: string;
  hideLabel: string;
}

/** A password with an eye to show it. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const eye = (
    <button
      type="button"
      className={s.bare}
      aria-label={shown ? hideLabel : showLabel}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOffIcon /> : <EyeIcon />}
    </button>
  );
  return <TextField {...rest} type={shown ? 'text' : 'password'} end={eye} />;
}

export interface SearchFieldProps extends Omit<TextFieldProps, 'end' | 'onSubmit' | 'prefix'> {
  /** Words of the button, which is also what Enter does. */
  submitLabel: string;
  onSearch: (text: string) => void;
}

/** A search line with its button; Enter searches too. */
export function SearchField({ submitLabel, onSearch, ...rest }: SearchFieldProps) {
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const input = event.currentTarget.querySelector('input');
          onSearch(input?.value.trim() ?? '');
        }}
      >
        <TextField
          enterKeyHint="search"
          labelHidden
          {...rest}
          type="search"
          end={
            <button type="submit" aria-label={submitLabel}>
              <SearchIcon />
            </button>
          }
        />
      </form>
    </search>
  );
}

export interface CodeFieldProps extends FieldProps {
  /** Digits typed so far. */
  value: string;
  onChange: (digits: string) => void;
  /** Number of digits, 6 unless told. */
  length?: number;
  /** Called once, when the last digit is in. */
  onComplete?: (digits: string) => void;
  disabled?: boolean;
}

/** A one-time code: one real input (so that the phone can fill it) drawn as ruled cells. */
export function CodeField({ value, onChange, length = 6, onComplete, disabled, ...field }: CodeFieldProps) {
  return (
    <Field {...field} off={disabled}>
      {(ids) => (
        <div className={s.code} style={{ '--cells': length } as CSSProperties}>
          {Array.from({ length }, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells never move.
            <span key={cell} aria-hidden="true" data-now={cell === value.length || undefined}>
              {value[cell]}
            </span>
          ))}
          <input
            {...ids}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={length}
            disabled={disabled}
            value={value}
            onChange={(event) => {
              const digits = event.target.value.replace(/\D/g, '').slice(0, length);
              onChange(digits);
              if (digits.length === length && digits !== value) onComplete?.(digits);
            }}
          />
        </div>
      )}
    </Field>
  );
}
