import { cx } from './cx.ts';
import s from './seal.module.css';

export interface SealProps {
  /** Spoken name; without it the seal is decoration. */
  label?: string;
  className?: string;
}

// 圓光寺印 in white lines on red (白文), right column first. Every cell is 21 units wide, drawn by hand.
const YUAN =
  'M0 0h20v20h-20zM6 3.6h8v3.6h-8zM4.8 10.3h10.4v5h-10.4zM4.8 12.8h10.4M7.5 15.3l-2.3 1.9M12.5 15.3l2.3 1.9';
const GUANG =
  'M10 0v8.5M3.5 1v2.5c0 2 1 3 3 3.5M16.5 1v2.5c0 2-1 3-3 3.5M0 9.4h20M7 9.4v4.6c0 3-2.2 5-7 5.4M13 9.4v8.4c0 1.2.500 1.7 1.7 1.7h5.3v-4';
const SI =
  'M10 0v9M3.5 1.6v3.7M16.5 1.6v3.7M3.5 5.3h13M0 9.5h20M0 13h20M14.5 13v5.5c0 1-.5 1.5-1.5 1.5h-4M4 15.5l3.5 2.5';
const YIN = 'M8.5 .5L1 1.5v17.5h8M1 6.5h7.5M1 12.5h7.5M12.5 20V1h7.5v10.5h-4.5';

/** The temple's seal: a red field with a broken edge, the four characters cut out of it. */
export function Seal({ label, className }: SealProps) {
  return (
    <svg
      viewBox="0 0 60 60"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label === undefined}
      className={cx(s.seal, className)}
    >
      <path
        className={s.field}
        d="M3.2 2.4l9-.5 13 .4 9.5-.6 12 .5 9.6-.1 1.5 1.7-.3 9.6.5 8 -.4 11.5.5 9.5-.3 13-1.7 2.1-10 .4-8.5-.4-12.5.5-9-.5-12 .5-1.9-1.6.2-9.5-.5-11 .5-8.5-.4-13 .3-9.5z"
      />
      <path className={s.line} d="M5.3 5.2l24.5.2 24.8-.3.2 25-.2 24.6-24.6.1-24.5-.2-.3-24.7z" />
      <g className={s.cut}>
        <path d={YUAN} transform="translate(32.4 8.2)" />
        <path d={GUANG} transform="translate(32.4 31.8)" />
        <path d={SI} transform="translate(7.7 8.2)" />
        <path d={YIN} transform="translate(7.7 31.8)" />
      </g>
      <path className={s.field} d="M31 20.5l1.5.700M13 29.6l.9-1.1M50 27l1.2 1M21 46l.8 1.2" />
    </svg>
  );
}
