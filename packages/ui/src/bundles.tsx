import { useId } from 'react';
import s from './bundles.module.css';

export interface Bundle {
  /** Number of copies. */
  copies: number;
  /** Words under the number, such as the price. */
  note: string;
}

export interface BundlesProps {
  bundles: Bundle[];
  /** Copies chosen; a number that is in no bundle leaves all unchosen. */
  value: number;
  onChange: (copies: number) => void;
  /** Spoken name of the group. */
  legend: string;
  /** Spoken name of one choice, such as "10 copies, 50 yuan". */
  choiceLabel: (bundle: Bundle) => string;
  disabled?: boolean;
}

// A hand never lays books exactly one over another: offsets of the ten strips, lowest first.
const OFFSETS = [7, 8.4, 6.2, 7.6, 5.6, 8, 6.6, 8.2, 6, 7.4];

/** One drawn strip is five copies, so a stack never promises more than it holds. Ten strips at most. */
export function bundleStrips(copies: number): number {
  return Math.max(1, Math.min(OFFSETS.length, Math.round(copies / 5)));
}

/** A path for all covers, one for all edges: the strips lie close, so nothing of one is seen through another. */
function Stack({ copies }: { copies: number }) {
  const strips = OFFSETS.slice(0, bundleStrips(copies)).map((x, index) => ({ x, y: 50.8 - index * 5.2 }));
  const top = 56 - strips.length * 5.2;
  return (
    <svg viewBox="0 0 54 58" aria-hidden="true" className={s.stack}>
      <path className={s.book} d={strips.map(({ x, y }) => `M${x} ${y}h40v5.2h-40z`).join('')} />
      <path className={s.edge} d={`${strips.map(({ x, y }) => `M${x} ${y + 2.6}h34`).join('')}M2 57h50`} />
      {strips.length > 1 ? (
        <path className={s.twine} d={`M19 ${top}V56M34 ${top}V56M19 ${top}c2-4.5 13-4.5 15 0`} />
      ) : null}
    </svg>
  );
}

/** Bundles of copies as a radio group: arrow keys move, the red brush rings the chosen number. */
export function Bundles({ bundles, value, onChange, legend, choiceLabel, disabled }: BundlesProps) {
  const name = useId();
  return (
    <fieldset className={s.bundles} disabled={disabled}>
      <legend className="yg-sr">{legend}</legend>
      {bundles.map((bundle) => (
        <label key={bundle.copies} className={s.bundle}>
          <input
            className="yg-over"
            type="radio"
            name={name}
            value={bundle.copies}
            checked={bundle.copies === value}
            aria-label={choiceLabel(bundle)}
            onChange={() => onChange(bundle.copies)}
          />
          <Stack copies={bundle.copies} />
          <b aria-hidden="true">{bundle.copies}</b>
          <span aria-hidden="true">{bundle.note}</span>
        </label>
      ))}
    </fieldset>
  );
}
