import type { Altar } from '@yuanguang/contract/rules/altar';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import { OFFERING_SIZES, type OfferingId } from '@yuanguang/ui/figure-ids';
import { Offering } from '@yuanguang/ui/offering';
import type { CSSProperties } from 'react';
import { flowersIn } from '../scene/vases.ts';
import s from './niches.module.css';

interface ShelfProps {
  altar: Altar;
  vase: Arrangement['vase'];
}

/** What stands before one figure, side by side in one scale: vase, water, censer, fruit, lamp. */
export function Shelf({ altar, vase }: ShelfProps) {
  const { incense, flower, fruit, water, lamp } = altar;
  const form = (stood: typeof fruit) => stood?.offering.form as OfferingId;
  return (
    <div className={s.shelf}>
      {flower ? <Piece id={flowersIn(vase, flower.offering.form)} wilt={flower.wilt} /> : null}
      {water ? <Piece id={form(water)} /> : null}
      <div className={s.censer}>
        {incense ? <Piece id={incense.offering.pieces === 1 ? 'incense-one' : 'incense-three'} /> : null}
        <Piece id="censer" />
      </div>
      {fruit ? <Piece id={form(fruit)} /> : null}
      {lamp ? <Piece id="lamp" /> : null}
    </div>
  );
}

function Piece({ id, wilt = 0 }: { id: OfferingId; wilt?: number | undefined }) {
  return (
    <div className={s.piece} style={{ '--units': OFFERING_SIZES[id][0], '--wilt': wilt } as CSSProperties}>
      <Offering id={id} />
    </div>
  );
}
