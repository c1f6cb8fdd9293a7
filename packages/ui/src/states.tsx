import type { CSSProperties, ReactNode } from 'react';
import { Button } from './button.tsx';
import { OfflineIcon } from './icons/offline.tsx';
import { RefreshIcon } from './icons/refresh.tsx';
import s from './states.module.css';

/** A brush circle that turns once in 3.2 s. It appears only after 200 ms, so that quick answers do not flash. */
export function LoadingRing({ label }: { label: string }) {
  return (
    <p className={s.loading} role="status">
      <i className={s.ring} />
      <span>{label}</span>
    </p>
  );
}

const HEIGHTS = [78, 52, 90, 64, 84, 40, 72, 58];

export interface SkeletonProps {
  /** `columns` for boards and verses, `rows` for lists. */
  kind?: 'columns' | 'rows';
  /** 8 columns or 4 rows unless told. */
  count?: number;
  /** Said to screen readers. */
  label: string;
}

/** Ruled columns or rows that breathe; they do not shine. Also waits 200 ms. */
export function Skeleton({ kind = 'rows', count = kind === 'rows' ? 4 : 8, label }: SkeletonProps) {
  return (
    <div className={s.skeleton} data-kind={kind} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move.
        <i key={index} style={{ '--part': `${HEIGHTS[index % HEIGHTS.length]}%` } as CSSProperties} />
      ))}
    </div>
  );
}

export interface EmptyProps {
  title: string;
  children?: ReactNode;
  /** A button that leads on. */
  action?: ReactNode;
  /** A lotus bud unless told: a book where sponsorships would stand, a letter messages, beads practice, a scroll what is looked for. */
  picture?: keyof typeof PICTURES;
}

/** What is drawn before the light, and below it. */
const PICTURES = {
  lotus: [
    'M85 92V58M85 60c-9-6-12-17-8-27l8-9 8 9c4 10 1 21-8 27zM78 40c-6 0-10 2-13 6 3 8 9 13 20 14M92 40c6 0 10 2 13 6-3 8-9 13-20 14M112 90c10-7 30-7 38 0-9 5-30 5-38 0zM131 90l-14-1M131 90l14-2M131 90l-5-5M131 90l6-5',
    'M10 94c26-4 50 4 75 0s50 4 75 0M34 101c18-3 34 3 51 0s34 3 51 0M58 107c10-2 18 2 27 0s18 2 27 0',
  ],
  book: [
    'M64 28l42-4v62l-42 4zM97 24.900v62M97 33l9-.9M97 46l9-.9M97 60l9-.9M97 74l9-.9M70 34.400l11-1v27l-11 1zM64 90l-3-2V30.500l3-2.500',
    'M14 94h46M112 94h44M30 100h110M54 106h62',
  ],
  letter: [
    'M64 26h42v62H64zM64 26l21-9 21 9M78 36h14v44H78zM85 43v4M85 52v4M85 61v4M85 70v3',
    'M14 94h42M114 94h42M30 100h110M54 106h62',
  ],
  beads: [
    'M70 61a4 4 0 1 0 8 0 4 4 0 1 0-8 0M61 55a4 4 0 1 0 8 0 4 4 0 1 0-8 0M57 47a4 4 0 1 0 8 0 4 4 0 1 0-8 0M57 39a4 4 0 1 0 8 0 4 4 0 1 0-8 0M61 31a4 4 0 1 0 8 0 4 4 0 1 0-8 0M70 25a4 4 0 1 0 8 0 4 4 0 1 0-8 0M81 23a4 4 0 1 0 8 0 4 4 0 1 0-8 0M92 25a4 4 0 1 0 8 0 4 4 0 1 0-8 0M101 31a4 4 0 1 0 8 0 4 4 0 1 0-8 0M105 39a4 4 0 1 0 8 0 4 4 0 1 0-8 0M105 47a4 4 0 1 0 8 0 4 4 0 1 0-8 0M101 55a4 4 0 1 0 8 0 4 4 0 1 0-8 0M92 61a4 4 0 1 0 8 0 4 4 0 1 0-8 0M80 63a5 5 0 1 0 10 0 5 5 0 1 0-10 0M82 68h6l1 4h-8zM82 72l-2 12M85 72v12M88 72l2 12',
    'M14 96h52M104 96h52M30 102h110M54 108h62',
  ],
  scroll: [
    'M106 22h10v66h-10zM109 22v-5h4v5M109 88v5h4v-5M50 26h13v60H50zM54 26v-5h5v5M54 86v5h5v-5M63 30h43v50H63zM98 37v34M89 37v26M80 37v34M71 37v18M57 30v52',
    'M14 96h36M120 96h36M30 102h110M54 108h62',
  ],
} as const;

/** Nothing here yet: something that waits before the light. */
export function Empty({ title, children, action, picture = 'lotus' }: EmptyProps) {
  const [drawn, ground] = PICTURES[picture];
  return (
    <div className={s.empty}>
      <svg viewBox="0 0 170 112" aria-hidden="true">
        <circle className={s.gold} cx="85" cy="46" r="36" />
        <path d={drawn} />
        <path className={s.faint} d={ground} />
      </svg>
      <h2 className="yg-sub">{title}</h2>
      {children !== undefined ? <p className="yg-note">{children}</p> : null}
      {action}
    </div>
  );
}

export interface ErrorNoticeProps {
  title: string;
  children?: ReactNode;
  retryLabel: string;
  /** Also called by a tap anywhere on the notice. */
  onRetry: () => void;
  busy?: boolean;
}

/** Something could not be loaded. The lamp is out; a tap anywhere tries again. */
export function ErrorNotice({ title, children, retryLabel, onRetry, busy }: ErrorNoticeProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is the keyboard's way; the wide tap only helps.
    <div className={s.empty} role="alert" onClick={busy ? undefined : onRetry}>
      <svg viewBox="0 0 170 112" aria-hidden="true">
        <path className={s.gold} strokeDasharray="5 7" d="M49 46a36 36 0 1 1 72 0a36 36 0 1 1-72 0" />
        <path d="M61 62h48c-2 12-11 18-24 18s-22-6-24-18zM85 80v10M70 96c3-4 8-6 15-6s12 2 15 6zM85 62v-9" />
        <path className={s.faint} d="M85 48c-5-4 5-8 0-13s4-8 1-13M14 98h42M114 98h42" />
      </svg>
      <h2 className="yg-sub">{title}</h2>
      {children !== undefined ? <p className="yg-note">{children}</p> : null}
      <Button
        busy={busy}
        icon={<RefreshIcon />}
        onClick={(event) => {
          event.stopPropagation();
          onRetry();
        }}
      >
        {retryLabel}
      </Button>
    </div>
  );
}

/** A calm strip under the bar: what still works without the network. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  return (
    <p className={s.offline} role="status">
      <OfflineIcon />
      <span>{children}</span>
    </p>
  );
}

export interface TagProps {
  children: ReactNode;
  tone?: 'plain' | 'wood' | 'gold' | 'red';
}

/** A small ruled word, such as a status. */
export function Tag({ children, tone = 'plain' }: TagProps) {
  return (
    <span className={s.tag} data-tone={tone}>
      {children}
    </span>
  );
}
