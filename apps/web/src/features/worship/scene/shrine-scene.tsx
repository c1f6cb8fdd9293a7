import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { Altar, Standing as Stood } from '@yuanguang/contract/rules/altar';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import { cx } from '@yuanguang/ui';
import { Figure } from '@yuanguang/ui/figure';
import type { OfferingId } from '@yuanguang/ui/figure-ids';
import { Offering } from '@yuanguang/ui/offering';
import type { CSSProperties, ReactNode } from 'react';
import { Smoke } from '../smoke/smoke.tsx';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../smoke/smoke-view.ts';
import { clothOf } from './cloth.ts';
import {
  ALTAR,
  CANOPY,
  CENSER,
  CUPS,
  FIGURE,
  FRUITS,
  LAMPS,
  type Place,
  placeStyle,
  sticksOf,
  VASES,
} from './places.ts';
import s from './shrine-scene.module.css';
import { BurningSticks } from './sticks.tsx';

export interface ShrineSceneProps {
  /** Who stands in the middle. */
  buddha: BuddhaId;
  /** What is seen, for who does not see it: who this is, by mudrā and attribute. */
  label: string;
  altar: Altar;
  dress: Pick<Arrangement, 'cloth' | 'lamps' | 'vase'>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Over the scene, in its coordinates: what is done in it. */
  children?: ReactNode;
}

/** The top of the altar's figures' heads stays clear of smoke: so far above the sticks their faces begin. */
const FACE_BEGINS = 232;
/** The vase with each form of flowers. */
const VASE = {
  lotus: 'vase-lotus',
  peony: 'vase-peony',
  chrysanthemum: 'vase-chrysanthemum',
} as const;

/**
 * A night shrine: canopy, figure before its light, altar with what was offered. Only lights and smoke move, each on a layer
 * of its own; with stillness nothing does.
 */
export function ShrineScene({ buddha, label, altar, dress, now, children }: ShrineSceneProps) {
  const { incense, flower, fruit, water } = altar;
  const sticks = incense ? sticksOf(incense.offering.pieces === 1 ? 1 : 3, incense.left) : [];
  return (
    <div className={s.stage}>
      <div className={cx(s.glow, s.breath)} />
      <Standing at={CANOPY}>
        <Offering id="canopy" eager />
      </Standing>
      <Standing at={FIGURE}>
        <Figure id={buddha} layer="behind" eager />
      </Standing>
      <div className={cx(s.glow, s.aura)} />
      <Standing at={FIGURE}>
        <Figure id={buddha} layer="front" alt={label} eager />
      </Standing>
      <Standing at={ALTAR}>
        <Offering id="altar" eager />
        <Offering {...clothOf(dress.cloth)} className={s.cloth} eager />
      </Standing>
      {flower ? <Pair at={VASES} of={flower} id={VASE[flower.offering.form as keyof typeof VASE]} /> : null}
      {LAMPS.map((at) => (
        <Standing key={at[0]} at={at}>
          <Offering id="lamp" eager />
        </Standing>
      ))}
      {fruit ? <Pair at={FRUITS} of={fruit} id={fruit.offering.form as 'peach'} /> : null}
      {water ? <Pair at={CUPS} of={water} id="cup" /> : null}
      <Standing at={CENSER}>
        <Offering id="censer" eager />
      </Standing>
      <svg
        viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
        className={s.sticks}
        aria-hidden="true"
        focusable="false"
      >
        <BurningSticks sticks={sticks} size={1.5} />
      </svg>
      <div className={cx(s.glow, s.lamp, s.left)} />
      <div className={cx(s.glow, s.lamp, s.right)} />
      {incense ? (
        <Smoke
          tips={sticks.map(({ x, tip }) => [x, tip])}
          litAt={incense.offering.at}
          endsAt={incense.until}
          clear={FACE_BEGINS}
          now={now}
        />
      ) : null}
      {children}
    </div>
  );
}

function Standing({
  at,
  className,
  children,
}: {
  at: Place;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={cx(s.piece, className)} style={placeStyle(at)}>
      {children}
    </div>
  );
}

interface PairProps {
  at: readonly Place[];
  of: Stood;
  id: OfferingId;
}

/** What is offered stands on both sides; what is new appears slowly, and flowers that wilt pale. */
function Pair({ at, of, id }: PairProps) {
  return at.map((place, side) => (
    <div
      key={`${place[0]} ${of.offering.id}`}
      className={cx(s.piece, s.offered, side === 1 && s.mirrored)}
      style={{ ...placeStyle(place), '--wilt': of.wilt } as CSSProperties}
    >
      <Offering id={id} eager />
    </div>
  ));
}
