import type { FeastDress } from '@yuanguang/contract/rules/feast-dress';
import { cx } from '@yuanguang/ui';
import { OFFERING_SIZES, ORNAMENT_SIZES } from '@yuanguang/ui/figure-ids';
import { Offering } from '@yuanguang/ui/offering';
import { Ornament } from '@yuanguang/ui/ornament';
import { SCENE_WIDTH } from '../smoke/smoke-view.ts';
import { ALTAR, GROUND, type Place, placeStyle, STAR, WILLOWS } from './places.ts';
import s from './shrine-scene.module.css';
import { Standing } from './standing.tsx';

/** Above and behind the figures: what hangs on both sides, and the star of dawn. */
export function FeastSky({ dress, hung }: { dress: FeastDress; hung: Place }) {
  const [x, base, width] = dress.above === 'lamps' ? lampAt(hung) : hung;
  const sides: readonly Place[] = [
    [x, base, width],
    [SCENE_WIDTH - x, base, width],
  ];
  return (
    <>
      {sides.map((at) => (
        <Standing key={at[0]} at={at} className={s.arriving}>
          {dress.above === 'lamps' ? <Ornament id="eternal-lamp" eager /> : <Offering id="streamer" eager />}
        </Standing>
      ))}
      {dress.star ? (
        <Standing at={STAR} className={s.arriving}>
          <Offering id="star" eager />
        </Standing>
      ) : null}
    </>
  );
}

/** Along the altar's edge, over the owner's cloth. */
export function FeastEdge({ dress }: { dress: FeastDress }) {
  if (!dress.festoon) return null;
  return (
    <Standing at={ALTAR} className={s.arriving}>
      <Offering id="festoon" eager />
    </Standing>
  );
}

/** On the ground before the altar. */
export function FeastGround({ dress }: { dress: FeastDress }) {
  const lit = dress.ground === 'lotus-lamps';
  return (
    <>
      {dress.ground === 'willow'
        ? WILLOWS.map((at) => (
            <Standing key={at[0]} at={at} className={cx(s.arriving, at[0] > 200 && s.mirrored)}>
              <Offering id="vase-willow" eager />
            </Standing>
          ))
        : null}
      {GROUND[dress.ground].map((at) => (
        <Standing key={at[0]} at={at} className={s.arriving}>
          {lit ? <Ornament id="lotus-4" eager /> : <Offering id="bloom" eager />}
        </Standing>
      ))}
      {lit
        ? GROUND['lotus-lamps'].map((at) => (
            <div key={at[0]} className={cx(s.glow, s.ember)} style={placeStyle(lightOf(at))} />
          ))
        : null}
    </>
  );
}

/** A lamp hangs as high as a streamer, and is wider. */
function lampAt([x, base, width]: Place): Place {
  const [[wide, high], lamp] = [OFFERING_SIZES.streamer, ORNAMENT_SIZES['eternal-lamp']];
  const lampWidth = width * 1.3;
  return [x, base - (width / wide) * high + (lampWidth / lamp[0]) * lamp[1], lampWidth];
}

/** The light in a lotus: half as wide again as the flower. */
const lightOf = ([x, base, width]: Place): Place => [x, base + width * 0.32, width * 1.4];
