import { useEffect, useRef, useState } from 'react';
import { wantsStillness } from '../../../shared/preferences/stillness.ts';
import { smokeOnCanvas } from './canvas.ts';
import s from './smoke.module.css';
import { type Burning, SCENE_HEIGHT, SCENE_WIDTH } from './smoke-view.ts';
import { LIFE } from './threads.ts';
import { smokeByWebgl } from './webgl.ts';

export interface SmokeProps {
  /** Where the sticks' tips are, in units of the scene. */
  tips: Burning['tips'];
  /** When they were lit, and when they are burnt down, in milliseconds since 1970. */
  litAt: number;
  endsAt: number;
  /** So many units above the tips a face begins: smoke is thin before it. */
  clear: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A phone that took the graphics processor away so often is drawn for without it. */
const LOSSES_MAX = 3;

/**
 * Smoke over the scene, which has its size. It moves only while there is any and the page is seen; who wants stillness has
 * three drawn lines instead.
 */
export function Smoke({ tips, litAt, endsAt, clear, now }: SmokeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [losses, setLosses] = useState(0);
  const still = wantsStillness();
  // Tips sink while a stick burns: the view need not be made anew for it.
  const burning = useRef({ tips, clear });
  burning.current = { tips, clear };
  useEffect(() => {
    const at = canvas.current;
    if (still || !at) return undefined;
    const view = (losses < LOSSES_MAX && smokeByWebgl(at)) || smokeOnCanvas(at);
    if (!view) return undefined;
    let frame = 0;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let inSight = true;
    // Whoever comes back finds the smoke as it would be.
    const draw = () => {
      frame = 0;
      const moment = now();
      const ended = Math.max(0, moment - endsAt) / 1_000;
      view.draw(moment / 1_000, { ...burning.current, began: (moment - litAt) / 1_000, ended });
      // Not asking for a frame costs less than letting one pass.
      if (ended < LIFE) pause = setTimeout(wake, view.restsMs);
    };
    function wake(): void {
      clearTimeout(pause);
      if (frame === 0 && inSight && !document.hidden) frame = requestAnimationFrame(draw);
    }
    const fit = () => {
      const density = Math.min(view.density, devicePixelRatio);
      at.width = Math.round(at.clientWidth * density);
      at.height = Math.round(at.clientHeight * density);
      view.resize();
      wake();
    };
    const sizes = new ResizeObserver(fit);
    const sight = new IntersectionObserver(([entry]) => {
      inSight = entry?.isIntersecting === true;
      wake();
    });
    const lose = () => setLosses((count) => count + 1);
    at.addEventListener('webglcontextlost', lose);
    sizes.observe(at);
    sight.observe(at);
    document.addEventListener('visibilitychange', wake);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(pause);
      sizes.disconnect();
      sight.disconnect();
      document.removeEventListener('visibilitychange', wake);
      at.removeEventListener('webglcontextlost', lose);
      view.dispose();
    };
  }, [still, litAt, endsAt, now, losses]);
  if (still) return <StillSmoke tips={tips} />;
  // A canvas whose context was given back has no other.
  const key = `${litAt} ${endsAt} ${losses}`;
  return <canvas key={key} ref={canvas} className={s.smoke} />;
}

/** One drawn line above each tip. */
function StillSmoke({ tips }: Pick<SmokeProps, 'tips'>) {
  return (
    <svg
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      className={s.smoke}
      aria-hidden="true"
      focusable="false"
    >
      {tips.map(([x, y], index) => (
        <path
          key={x}
          className={s.line}
          d={`M${x} ${y - 2}c${index % 2 === 0 ? '-10-32 14-50 4-84s-22-46-6-88' : '8-28-8-52 2-80s12-40 2-70'}`}
        />
      ))}
    </svg>
  );
}
