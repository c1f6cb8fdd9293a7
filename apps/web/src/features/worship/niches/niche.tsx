import type { Arrangement, PlacedBuddha } from '@yuanguang/contract/rules/shrine';
import { OWN_SHRINE } from '@yuanguang/contract/rules/worship';
import { Button } from '@yuanguang/ui';
import { Figure } from '@yuanguang/ui/figure';
import { useTranslations } from 'use-intl';
import { AltarWords } from '../altar-words.tsx';
import { useAltar } from '../model/use-altar.ts';
import { riteHref, shrineHref } from '../routes.ts';
import { useBuddhas } from '../use-buddhas.ts';
import s from './niches.module.css';
import { Shelf } from './shelf.tsx';

interface NicheProps {
  placed: PlacedBuddha;
  isMiddle: boolean;
  vase: Arrangement['vase'];
}

/** One of the shrine in an arch, and what was offered there. */
export function Niche({ placed: { id, name: own }, isMiddle, vase }: NicheProps) {
  const t = useTranslations('worship');
  const { name, seen } = useBuddhas()(id);
  const { ready, altar, now } = useAltar(OWN_SHRINE, id);
  const called = own || name;
  return (
    <li className={s.niche} data-middle={isMiddle}>
      <div className={s.arch}>
        <Figure id={id} alt={seen} className={s.figure} />
        <Shelf altar={altar} vase={vase} />
      </div>
      <h2 className={s.name}>
        <a href={shrineHref(id)}>{called}</a>
      </h2>
      {own && own !== name ? <p className={s.usual}>{name}</p> : null}
      {ready ? <AltarWords altar={altar} now={now} whole /> : null}
      <Button variant="link" href={riteHref(id)}>
        {t('niches.rite')}
        <span className="yg-sr">{called}</span>
      </Button>
    </li>
  );
}
