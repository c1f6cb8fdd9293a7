import { useId } from 'react';
import s from './book-cover.module.css';

export interface BookCoverProps {
  /** The title on the slip: upright for Chinese and Japanese, level for others. */
  title: string;
  /** Spoken name, such as "The Diamond Sutra, thread-bound". Without one it is only drawn, as beside words that say it. */
  label?: string;
  /** What it is bound in: indigo silk unless told. */
  binding?: 'silk' | 'brown';
  /** So large that it stands on a shelf among others. Its measure is then the page's: set `font-size` around it. */
  onShelf?: boolean;
}

/** True for a title written in Chinese characters or kana, which can stand upright. */
export function standsUpright(title: string): boolean {
  return /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\s·《》〈〉ー]+$/u.test(title);
}

/** A thread-bound book with its title slip. */
export function BookCover({ title, label, binding = 'silk', onShelf }: BookCoverProps) {
  const silk = useId();
  const upright = standsUpright(title);
  const count = Array.from(title).length;
  return (
    <div
      className={s.book}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      data-binding={binding}
      data-shelf={onShelf || undefined}
    >
      <svg viewBox="0 0 156 214" aria-hidden="true">
        <defs>
          <pattern
            id={silk}
            width="26"
            height="26"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(4)"
          >
            <g fill="none" stroke="var(--cloth-line)" strokeWidth=".7" opacity=".55">
              <circle cx="13" cy="13" r="6.5" />
              <path d="M13 8.5c2 2 2 7 0 9-2-2-2-7 0-9zM8.5 13c2-2 7-2 9 0-2 2-7 2-9 0zM0 3c1.5 0 3-1.5 3-3M0 23c1.5 0 3 1.5 3 3M26 3c-1.5 0-3-1.5-3-3M26 23c-1.5 0-3 1.5-3 3" />
            </g>
          </pattern>
        </defs>
        {onShelf ? null : (
          <path
            className={s.ground}
            d="M18 207.5h128M30 210.5h104M150 60v146M153 84v118M148 206h6M52 213.2h60"
          />
        )}
        <path className={s.pages} d="M16 8L7 20v186l9-12zM16 194l-9 12h127l9-12z" />
        <path
          className={s.leaves}
          d="M14.2 11v186.5h126M12.4 13.5v186.3h126M10.6 16v186.2h126M8.8 18v186.3h126"
        />
        <path className={s.cloth} d="M16 8c42-.6 85 .4 127 0v186c-42 .5-85-.4-127 0z" />
        <path d="M16 8h127v186H16z" fill={`url(#${silk})`} />
        <path className={s.corner} d="M129 8h14v17h-14zM129 177h14v17h-14z" />
        <path className={s.thread} d="M129.5 8v186M129.5 25H143M129.5 74H143M129.5 128H143M129.5 177H143" />
        <path className={s.holes} d="M129.5 25h0M129.5 74h0M129.5 128h0M129.5 177h0" />
      </svg>
      <div
        className={s.slip}
        data-upright={upright || undefined}
        data-long={(upright && count > 8) || undefined}
        aria-hidden="true"
      >
        <span>{title}</span>
      </div>
    </div>
  );
}
