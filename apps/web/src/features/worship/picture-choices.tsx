import { type ReactNode, useId } from 'react';
import s from './picture-choices.module.css';

export interface PictureChoice {
  readonly value: string;
  readonly label: string;
  /** A drawing, which says nothing by itself. */
  readonly picture: ReactNode;
}

interface PictureChoicesProps {
  legend: string;
  /** For drawings that are wider than high. */
  low?: boolean;
  options: readonly PictureChoice[];
  value: string | undefined;
  onChange: (value: string) => void;
}

/** One of several by its drawing, side by side. */
export function PictureChoices({ legend, low = false, options, value, onChange }: PictureChoicesProps) {
  const name = useId();
  return (
    <fieldset className={s.choices} data-low={low} data-count={options.length}>
      <legend className="yg-sr">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={s.choice}>
          <input
            type="radio"
            className="yg-sr"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={s.frame}>{option.picture}</span>
          <span className={s.label}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
