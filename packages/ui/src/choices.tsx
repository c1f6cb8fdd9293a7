import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import s from './choices.module.css';
import type { Choice } from './types.ts';

export interface ChipGroupProps<Value extends string> {
  options: readonly Choice<Value>[];
  /** The pressed one, or undefined. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Spoken name of the group. */
  label: string;
}

/** Presets: small ruled slips, the chosen one underlined by the red brush. */
export function ChipGroup<Value extends string>({ options, value, onChange, label }: ChipGroupProps<Value>) {
  return (
    <fieldset className={s.chips}>
      <legend className="yg-sr">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={s.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

export interface RadioOption<Value extends string> extends Choice<Value> {
  /** A line under the label. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioListProps<Value extends string> {
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  legend: string;
  legendHidden?: boolean;
  error?: string;
}

/**
 * One of several, a row each, marked by a cinnabar dot. The words are hidden from screen readers, which hear them with the
 * radio that lies over the whole row: they would be read twice.
 */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { options, value, onChange, legend, legendHidden, error } = props;
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}e` : undefined}>
      <legend className={legendHidden ? 'yg-sr' : s.legend}>{legend}</legend>
      <div className={s.rows}>
        {options.map((option) => (
          <label key={option.value} className={s.row}>
            <input
              className="yg-over"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${name}${option.value}`}
              aria-describedby={option.detail === undefined ? undefined : `${name}${option.value}d`}
            />
            <i />
            <span className={s.words} aria-hidden="true">
              <span id={`${name}${option.value}`}>{option.label}</span>
              {option.detail !== undefined ? (
                <span className="yg-note" id={`${name}${option.value}d`}>
                  {option.detail}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p className={s.error} id={`${name}e`} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

type NativeCheck = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>;

export interface CheckSealProps extends NativeCheck {
  /** Words beside the box; may hold links. */
  children: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A box stamped with a small seal when chosen. */
export function CheckSeal({ children, error, ...input }: CheckSealProps) {
  const id = useId();
  return (
    <div>
      <label className={s.tick}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <i />
        <span className={s.words}>{children}</span>
      </label>
      {error ? (
        <p className={s.error} id={id} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off at once: a bead on a thread. */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  return (
    <label className={s.switch}>
      <span className={s.words}>
        <span>{label}</span>
        {hint !== undefined ? <span className="yg-note">{hint}</span> : null}
      </span>
      <input
        className="yg-over"
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i />
    </label>
  );
}
