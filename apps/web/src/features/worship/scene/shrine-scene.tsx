import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { Altar } from '@yuanguang/contract/rules/altar';
import { feastDress } from '@yuanguang/contract/rules/feast-dress';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import { cx } from '@yuanguang/ui';
import { Figure } from '@yuanguang/ui/figure';
import type { OfferingId } from '@yuanguang/ui/figure-ids';
import { Offering } from '@yuanguang/ui/offering';
import type { CSSProperties, ReactNode } from 'react';
import { Smoke } from '../smoke/smoke.tsx';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../smoke/smoke-view.ts';
import { type Beside, NOBODY_BESIDE } from './beside.ts';
import { clothOf } from './cloth.ts';
import { FeastEdge, FeastGround, FeastSky } from './feast-things.tsx';
import {
  ALTAR,
  auraOf,
  breathOf,
  CENSER,
  CUPS,
  clearOf,
  FRUITS,
  gatheringOf,
  glowOf,
  lampsOf,
  OFFERED_LAMPS,
  placeStyle,
  sticksOf,
} from './places.ts';
import s from './shrine-scene.module.css';
import { Pair, Standing } from './standing.tsx';
import { BurningSticks } from './sticks.tsx';
import { useStands } from './use-stands.ts';
import { vasesOf } from './vases.ts';

export interface ShrineSceneProps {
  /** Who stands in the middle. */
  buddha: BuddhaId;
  /** What is seen, for who does not see it: who this is, by mudrā and attribute. */
  label: string;
  /** Who else shares the shrine: smaller, behind, and fetched once the middle one stands. */
  beside?: Beside;
  /** How those beside are called, for who does not see them. */
  nameOf?: (id: BuddhaId) => string;
  altar: Altar;
  dress: Pick<Arrangement, 'cloth' | 'lamps' | 'vase'>;
  /** The feasts of the day, for which the altar is dressed. */
  feasts?: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
  /** Over the scene, in its coordinates: what is done in it. */
  children?: ReactNode;
}

const NO_FEAST: readonly string[] = [];

/**
 * A night shrine: canopy, figures before their light, altar with what was offered. Only lights and smoke move, each on a layer
 * of its own; with stillness nothing does.
 */
export function ShrineScene(props: ShrineSceneProps) {
  const { buddha, label, beside = NOBODY_BESIDE, altar, dress, feasts = NO_FEAST, now, children } = props;
  const { incense, flower, fruit, water, lamp } = altar;
  const [figure, stands] = useStands();
  const sticks = incense ? sticksOf(incense.offering.pieces === 1 ? 1 : 3, incense.left) : [];
  const { middle, canopy, free, hung, ...sides } = gatheringOf(beside.left.length, beside.right.length);
  const feast = feastDress(feasts);
  const lamps = lampsOf(dress.lamps);
  const lights = lamp ? [...lamps, ...OFFERED_LAMPS] : lamps;
  return (
    <div className={s.stage}>
      <div className={cx(s.glow, s.breath)} style={placeStyle(breathOf(middle))} />
      {feast ? <FeastSky dress={feast} hung={hung} /> : null}
      {stands
        ? [...beside.left, ...beside.right].map((id, at) => (
            <Standing key={id} at={[...sides.left, ...sides.right][at] ?? middle} className={s.beside}>
              <Figure id={id} alt={props.nameOf?.(id) ?? ''} eager />
            </Standing>
          ))
        : null}
      {free ? (
        <Standing at={free} className={s.cloud}>
          <Offering id="cloud" eager />
        </Standing>
      ) : null}
      <Standing at={canopy}>
        <Offering id="canopy" eager />
      </Standing>
      <Standing at={middle}>
        <Figure id={buddha} layer="behind" eager />
      </Standing>
      <div className={cx(s.glow, s.aura)} style={placeStyle(auraOf(middle))} />
      <div ref={figure}>
        <Standing at={middle}>
          <Figure id={buddha} layer="front" alt={label} eager />
        </Standing>
      </div>
      <Standing at={ALTAR}>
        <Offering id="altar" eager />
        <Offering {...clothOf(dress.cloth)} className={s.cloth} eager />
      </Standing>
      {feast ? <FeastEdge dress={feast} /> : null}
      <Pair at={lamps} id="lamp" />
      <Pair {...vasesOf(dress.vase, flower)} {...(flower && { of: flower })} />
      {fruit ? <Pair at={FRUITS} of={fruit} id={fruit.offering.form as OfferingId} /> : null}
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
      {feast ? <FeastGround dress={feast} /> : null}
      {lamp ? <Pair at={OFFERED_LAMPS} of={lamp} id="lamp" /> : null}
      {lights.map((place, at) => (
        <div
          key={place[0]}
          className={cx(s.glow, s.lamp)}
          style={{ ...placeStyle(glowOf(place)), '--beat': at } as CSSProperties}
        />
      ))}
      {incense ? (
        <Smoke
          tips={sticks.map(({ x, tip }) => [x, tip])}
          litAt={incense.offering.at}
          endsAt={incense.until}
          clear={clearOf(middle)}
          now={now}
        />
      ) : null}
      {children}
    </div>
  );
}
