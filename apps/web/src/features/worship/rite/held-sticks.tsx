import type { Sticks } from '@yuanguang/contract/rules/worship';
import { type PointerEvent, useRef, useState } from 'react';
import { BurningSticks, heldSticks } from '../scene/sticks.tsx';
import s from './rite.module.css';

/** Sticks let go this far up, in pixels, are in the censer. */
const UP = 48;

interface HeldSticksProps {
  count: Sticks;
  onPlace: () => void;
}

/** Burning sticks before the altar: drawn up, or tapped, they go into the censer. The panel has the same as a button. */
export function HeldSticks({ count, onPlace }: HeldSticksProps) {
  const [up, setUp] = useState(0);
  const from = useRef<number>(undefined);
  const drag = ({ clientY }: PointerEvent) => {
    if (from.current !== undefined) setUp(Math.max(0, from.current - clientY));
  };
  return (
    <svg
      viewBox="0 0 100 120"
      className={s.held}
      style={{ transform: `translateY(${-up}px)` }}
      aria-hidden="true"
      focusable="false"
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        const tapped = up < 6;
        from.current = undefined;
        if (tapped || up >= UP) onPlace();
        else setUp(0);
      }}
      onPointerCancel={() => {
        from.current = undefined;
        setUp(0);
      }}
    >
      <BurningSticks sticks={heldSticks(count)} size={2.4} />
    </svg>
  );
}
