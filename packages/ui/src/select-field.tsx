import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { DownIcon } from './icons/down.tsx';
import s from './select-field.module.css';
import type { Choice } from './types.ts';

type NativeSelect = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'>;

export interface SelectFieldProps extends FieldProps, NativeSelect {
  options: readonly Choice[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /**
   * What is chosen stands in the list's place, and the list itself comes later: a browser's list is dear to make, and a
   * page that is being opened can be painted without it.
   */
  still?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** The phone's own wheel or list, in our frame: what elders know already. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, optional, hint, error, below, options, placeholder, still, ...select } = props;
  return (
    <Field {...{ label, labelHidden, optional, hint, error, below }} off={select.disabled}>
      {(ids) => (
        <span className={s.select}>
          {still ? (
            <span>{options.find(({ value }) => value === select.value)?.label ?? placeholder}</span>
          ) : (
            <select {...select} {...ids}>
              {placeholder !== undefined ? <option value="">{placeholder}</option> : null}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
          <DownIcon />
        </span>
      )}
    </Field>
  );
}

export interface AreaLevel {
  label: string;
  placeholder: string;
  options: readonly Choice[];
}

export interface AreaPickerProps {
  /** Usually province, city, county. A level without options is not shown. */
  levels: readonly AreaLevel[];
  /** One code a level; shorter or empty while unfinished. */
  value: readonly string[];
  /** The codes up to the changed level; deeper ones are gone, because they hang on it. */
  onChange: (value: string[]) => void;
  legend: string;
  error?: string;
  disabled?: boolean;
}

/** Three native lists, one after the other. */
export function AreaPicker({ levels, value, onChange, legend, error, disabled }: AreaPickerProps) {
  return (
    <fieldset className={s.area} disabled={disabled}>
      <legend className="yg-sr">{legend}</legend>
      {levels.map((level, index) =>
        level.options.length > 0 || index === 0 ? (
          <SelectField
            key={level.label}
            label={level.label}
            placeholder={level.placeholder}
            options={level.options}
            value={value[index] ?? ''}
            error={error !== undefined && !value[index] ? error : undefined}
            onChange={(event) => onChange([...value.slice(0, index), event.target.value].filter(Boolean))}
          />
        ) : null,
      )}
    </fieldset>
  );
}
