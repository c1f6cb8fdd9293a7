import { useRef } from 'react';
import s from './rite.module.css';

/** So far a finger goes down for a bow, in pixels. */
const DOWN = 24;

interface BowAreaProps {
  bows: number;
  onBow: () => void;
}

/**
 * The whole scene takes a tap, or a finger drawn down, for a bow. The panel has the same as a button, so that this is for
 * the hand alone.
 */
export function BowArea({ bows, onBow }: BowAreaProps) {
  const from = useRef<number>(undefined);
  return (
    <>
      <div
        className={s.bowArea}
        aria-hidden="true"
        onPointerDown={({ clientY }) => {
          from.current = clientY;
        }}
        onPointerUp={({ clientY }) => {
          const way = clientY - (from.current ?? clientY);
          from.current = undefined;
          if (Math.abs(way) < DOWN || way >= DOWN) onBow();
        }}
        onPointerCancel={() => {
          from.current = undefined;
        }}
      />
      {/* The light goes down and comes back with each bow. */}
      {bows > 0 ? <div key={bows} className={s.bowing} aria-hidden="true" /> : null}
    </>
  );
}
