import type { CSSProperties } from 'react';
import s from './verse-progress.module.css';

export interface VerseProgressProps {
  /** The columns of the verse, first one right-most: eight of five characters for the dedication verse. */
  columns: readonly string[];
  /** Part of the goal that is reached, 0 to 1; more counts as whole. */
  fraction: number;
  /** What a screen reader hears, from the number of inked characters and the verse's length. */
  text: (inked: number, total: number) => string;
  /** The character that comes next takes its ink by and by, from the foot. */
  inking?: boolean;
}

/** How many of `total` characters are inked. A goal not yet met never shows a whole verse. */
export function inkedCharacters(fraction: number, total: number): number {
  return Math.max(0, Math.min(total, Math.floor(fraction * total + 1e-9)));
}

/** The verse printed as the copies arrive: carved characters are outlined, inked ones full, a red dot at the last. */
export function VerseProgress({ columns, fraction, text, inking }: VerseProgressProps) {
  const total = columns.reduce((sum, column) => sum + Array.from(column).length, 0);
  const inked = inkedCharacters(fraction, total);
  let index = 0;
  return (
    <div className={s.print} role="img" aria-label={text(inked, total)} lang="zh-Hant">
      <div className={s.in} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>
            {Array.from(column).map((character) => {
              index += 1;
              const state = index > inked ? 'carved' : index === inked && inked < total ? 'last' : 'inked';
              const part = Math.min(1, Math.max(0, fraction * total - index + 1));
              const ink = inking ? ({ '--part': part } as CSSProperties) : undefined;
              return (
                <i key={index} data-ink={inking ? 'inking' : state} style={ink}>
                  {character}
                </i>
              );
            })}
          </span>
        ))}
      </div>
    </div>
  );
}
