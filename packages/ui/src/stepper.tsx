import { useEffect, useId, useState } from 'react';
import { MinusIcon } from './icons/minus.tsx';
import { PlusIcon } from './icons/plus.tsx';
import s from './stepper.module.css';
import { clampCount, keyCount, readCount, type StepperRange, stepCount } from './stepper-rules.ts';

export interface StepperProps extends StepperRange {
  value: number;
  /** Called with an allowed number only. */
  onChange: (count: number) => void;
  label: string;
  labelHidden?: boolean;
  /** A counting word after the number, such as 册. */
  unit?: string;
  minusLabel: string;
  plusLabel: string;
  /** Said aloud after each change, such as "10 copies". */
  announce?: (count: number) => string;
  disabled?: boolean;
}

/**
 * A number with minus and plus and free typing. While typing any digits stand; leaving the field or Enter brings
 * them into the range. Arrow keys step by one, Page Up and Down by ten, Home and End go to the ends.
 */
export function Stepper(props: StepperProps) {
  const { value, onChange, min, max, step, label, labelHidden, unit, minusLabel, plusLabel, disabled } =
    props;
  const range = { min, max, step };
  const id = useId();
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);

  function set(count: number) {
    const allowed = clampCount(count, range);
    setText(String(allowed));
    if (allowed !== value) onChange(allowed);
  }

  return (
    <div className={s.own}>
      <label htmlFor={id} className={labelHidden ? 'yg-sr' : 'yg-sub'}>
        {label}
      </label>
      <div className={s.step}>
        <button
          type="button"
          aria-label={minusLabel}
          disabled={disabled || value <= min}
          onClick={() => set(stepCount(value, -1, range))}
        >
          <MinusIcon />
        </button>
        <span className={s.number}>
          <input
            id={id}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            aria-valuetext={props.announce?.(value)}
            disabled={disabled}
            style={{ width: `${Math.max(1, text.length) + 0.5}ch` }}
            value={text}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              const typed = readCount(event.target.value);
              setText(typed === undefined ? '' : String(typed));
              if (typed !== undefined && typed >= min && typed <= max && typed !== value) onChange(typed);
            }}
            onBlur={() => set(readCount(text) ?? value)}
            onKeyDown={(event) => {
              const next =
                event.key === 'Enter' ? (readCount(text) ?? value) : keyCount(event.key, value, range);
              if (next === undefined) return;
              event.preventDefault();
              set(next);
            }}
          />
          {unit ? <small aria-hidden="true">{unit}</small> : null}
        </span>
        <button
          type="button"
          aria-label={plusLabel}
          disabled={disabled || value >= max}
          onClick={() => set(stepCount(value, 1, range))}
        >
          <PlusIcon />
        </button>
      </div>
      {props.announce ? (
        <span className="yg-sr" aria-live="polite">
          {props.announce(value)}
        </span>
      ) : null}
    </div>
  );
}
