import { useId } from 'react';
import { cx } from './cx.ts';
import s from './slip-choices.module.css';
import type { Choice } from './types.ts';

export interface SlipChoicesProps<Value extends string> {
  options: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  legend: string;
  legendHidden?: boolean;
  /** `titles` for a few long ones, `names` for a row of short ones. */
  size?: 'titles' | 'names';
}

/** One of several by its title slip, side by side; the chosen one lies on its indigo cloth. */
export function SlipChoices<Value extends string>(props: SlipChoicesProps<Value>) {
  const { options, value, onChange, legend, legendHidden, size = 'titles' } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={legendHidden ? 'yg-sr' : 'yg-sub'}>{legend}</legend>
      <div className={cx(s.slips, s[size])}>
        {options.map((option) => (
          <label key={option.value} className={s.slip}>
            <input
              className="yg-over"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${name}${option.value}`}
            />
            <span id={`${name}${option.value}`} aria-hidden="true">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
