import type { Standing as Stood } from '@yuanguang/contract/rules/altar';
import { cx } from '@yuanguang/ui';
import type { OfferingId } from '@yuanguang/ui/figure-ids';
import { Offering } from '@yuanguang/ui/offering';
import type { CSSProperties, ReactNode } from 'react';
import { type Place, placeStyle } from './places.ts';
import s from './shrine-scene.module.css';

interface StandingProps {
  at: Place;
  className?: string | undefined;
  children: ReactNode;
}

/** A drawing at its place. */
export function Standing({ at, className, children }: StandingProps) {
  return (
    <div className={cx(s.piece, className)} style={placeStyle(at)}>
      {children}
    </div>
  );
}

interface PairProps {
  at: readonly Place[];
  id: OfferingId;
  /** What was offered; unset for what belongs to the altar. */
  of?: Stood;
}

/** The same on both sides; what is offered anew appears slowly, and flowers that wilt pale. */
export function Pair({ at, of, id }: PairProps) {
  return at.map((place) => (
    <div
      key={`${place[0]} ${of?.offering.id ?? ''}`}
      className={cx(s.piece, of && s.offered, place[0] > 200 && s.mirrored)}
      style={{ ...placeStyle(place), '--wilt': of?.wilt ?? 0 } as CSSProperties}
    >
      <Offering id={id} eager />
    </div>
  ));
}
