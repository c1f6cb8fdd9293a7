import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react';
import { BackIcon } from './icons/back.tsx';
import { ForwardIcon } from './icons/forward.tsx';
import { PauseIcon } from './icons/pause.tsx';
import { PlayIcon } from './icons/play.tsx';
import s from './swiper.module.css';

/** How long a slide stands; sliding takes half a second (SPEC 9). */
const INTERVAL_MS = 5_000;
/** A finger that moved this far meant the next slide, in pixels. */
const SWIPED_PX = 40;

export interface SwiperProps {
  slides: readonly { id: string; href: string; content: ReactNode }[];
  labels: {
    /** Spoken name of the whole. */
    region: string;
    previous: string;
    next: string;
    pause: string;
    play: string;
    /** Spoken of a slide: its place among how many. */
    place: (index: number, count: number) => string;
  };
}

/** Whether the reader wants nothing to move by itself. */
function wantsStillness(): boolean {
  return (
    document.documentElement.dataset.motion === 'still' ||
    window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true
  );
}

/**
 * Notices one after the other. It goes on by itself until it is touched, reached by keyboard or paused; not at all where
 * the reader wants stillness, and not while the page is hidden.
 */
export function Swiper({ slides, labels }: SwiperProps) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const touched = useRef(0);
  const count = slides.length;
  const shown = Math.min(current, count - 1);

  useEffect(() => setPlaying(!wantsStillness()), []);
  useEffect(() => {
    if (!playing || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((index) => (index + 1) % count);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [playing, count]);

  function go(by: number): void {
    setPlaying(false);
    setCurrent((shown + by + count) % count);
  }
  function endTouch({ changedTouches }: TouchEvent): void {
    const moved = (changedTouches[0]?.clientX ?? touched.current) - touched.current;
    if (Math.abs(moved) > SWIPED_PX) go(moved < 0 ? 1 : -1);
  }

  return (
    <section className={s.swiper} aria-label={labels.region}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is listened for only stops the turning; the buttons do all of it. */}
      <div
        className={s.window}
        onFocus={() => setPlaying(false)}
        onTouchStart={({ touches }) => {
          touched.current = touches[0]?.clientX ?? 0;
          setPlaying(false);
        }}
        onTouchEnd={endTouch}
      >
        <ul
          className={s.slides}
          style={{ transform: `translateX(${-100 * shown}%)` }}
          aria-live={playing ? 'off' : 'polite'}
        >
          {slides.map(({ id, href, content }, index) => (
            <li key={id} aria-hidden={index !== shown} aria-label={labels.place(index + 1, count)}>
              <a href={href} tabIndex={index === shown ? undefined : -1}>
                {content}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {count > 1 ? (
        <div className={s.controls}>
          <button type="button" aria-label={labels.previous} onClick={() => go(-1)}>
            <BackIcon />
          </button>
          <button
            type="button"
            aria-label={playing ? labels.pause : labels.play}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </button>
          <button type="button" aria-label={labels.next} onClick={() => go(1)}>
            <ForwardIcon />
          </button>
        </div>
      ) : null}
    </section>
  );
}
