import type { BuddhaId } from '@yuanguang/contract/buddhas';
import { Figure } from '@yuanguang/ui/figure';
import type { OrnamentId } from '@yuanguang/ui/figure-ids';
import { Ornament } from '@yuanguang/ui/ornament';
import {
  type CSSProperties,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { wantsStillness } from '../../../shared/preferences/stillness.ts';
import { drawHall } from './draw.ts';
import s from './hall-walk.module.css';
import { across, lampPlace, lampsByRow, type Ranges } from './lamp-places.ts';
import { type Lights, lightLamps } from './lights.ts';
import { depthToSee } from './perspective.ts';

/** So far one scrolls from one row to the next, in pixels. */
const STEP = 64;
/** Sharper than this nobody sees in lamps. */
const DENSITY_MAX = 2;
/** Tablets on each side, from the nearest. */
const TABLETS = [4, 3, 2, 1, 0] as const;

export interface Walk {
  /** Goes to where that lamp is well in sight. */
  goTo(place: number): void;
}

interface HallWalkProps {
  /** Which places have a lamp. */
  readonly places: Ranges;
  readonly mine: readonly number[];
  readonly buddha: BuddhaId;
  readonly tablet: OrnamentId;
  /** Who is seen, for who does not see it. */
  readonly seen: string;
  /** What this is, and how one walks. */
  readonly label: string;
  readonly ref?: Ref<Walk>;
}

/**
 * A hall that is walked through by scrolling: the farther one comes, the more lamps one has passed. Drawn only while one
 * walks; whoever stands still costs nothing.
 */
export function HallWalk({ places, mine, buddha, tablet, seen, label, ref }: HallWalkProps) {
  const walk = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [lights, setLights] = useState<Lights>();
  const rows = useMemo(() => lampsByRow(places), [places]);
  const lamps = useMemo(() => ({ rows, mine: new Set(mine) }), [rows, mine]);
  const steps = Math.max(0, rows.length - 1);

  useEffect(() => {
    let gone = false;
    void lightLamps(Math.min(DENSITY_MAX, devicePixelRatio)).then(
      (lit) => gone || setLights(lit),
      // Without the drawings the Buddha and the way are there all the same.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    const [at, way] = [canvas.current, walk.current];
    const context = at?.getContext('2d');
    if (!at || !way || !context || !lights) return undefined;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const stage = { width: at.clientWidth, height: at.clientHeight };
      drawHall(context, stage, lamps, steps - way.scrollTop / STEP, lights);
    };
    const wake = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const fit = () => {
      const density = Math.min(DENSITY_MAX, devicePixelRatio);
      at.width = Math.round(at.clientWidth * density);
      at.height = Math.round(at.clientHeight * density);
      context.setTransform(density, 0, 0, density, 0, 0);
      wake();
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(at);
    way.addEventListener('scroll', wake, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      way.removeEventListener('scroll', wake);
    };
  }, [lights, lamps, steps]);

  useImperativeHandle(ref, () => ({
    goTo(place) {
      const [at, way] = [canvas.current, walk.current];
      if (!at || !way) return;
      const lamp = lampPlace(place);
      const stage = { width: at.clientWidth, height: at.clientHeight };
      const from = lamp.row + depthToSee(stage, across(lamp));
      way.scrollTo({ top: (steps - from) * STEP, behavior: wantsStillness() ? 'auto' : 'smooth' });
    },
  }));

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that scroll are the way to walk without a hand on the screen.
    <section ref={walk} className={s.walk} aria-label={label} tabIndex={0}>
      <div className={s.stage}>
        <div className={s.figure}>
          <Figure id={buddha} layer="behind" eager />
          <div className={s.light} />
          <Figure id={buddha} layer="front" alt={seen} eager />
        </div>
        <div className={s.floor} />
        <canvas ref={canvas} className={s.lamps} />
        {[-1, 1].flatMap((side) =>
          TABLETS.map((nearer) => (
            <Tablet key={`${side} ${nearer}`} id={tablet} side={side} nearer={4 - nearer} />
          )),
        )}
      </div>
      <div style={{ height: steps * STEP }} />
    </section>
  );
}

/** Empty tablets on both sides of the Buddha; the names on one's own are for oneself. */
function Tablet({ id, side, nearer }: { id: OrnamentId; side: number; nearer: number }) {
  const place = { '--nearer': nearer, '--beside': side * (0.3 + 0.1 * nearer) } as CSSProperties;
  return (
    <div className={s.tablet} style={place}>
      <Ornament id={id} />
    </div>
  );
}
