import { type KeyboardEvent, useId } from 'react';
import s from './segments.module.css';
import type { Choice } from './types.ts';

export interface SegmentsProps<Value extends string> {
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  /** The id of the panel these tabs rule. */
  panelId?: string;
}

/** Tabs inside a page, underlined in wood. Arrow keys go round, Home and End to the ends. */
export function Segments<Value extends string>({
  options,
  value,
  onChange,
  label,
  panelId,
}: SegmentsProps<Value>) {
  const id = useId();
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = options.findIndex((option) => option.value === value);
    const last = options.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : options[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}${next.value}`)?.focus();
  }
  return (
    <div className={s.segments} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          id={`${id}${option.value}`}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          aria-controls={panelId}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
