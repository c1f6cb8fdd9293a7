import { systemNow } from '@yuanguang/cloud';
import { Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useToday } from '../../../../shared/almanac/use-today.ts';
import { AltarWords, FeastWords } from '../../altar-words.tsx';
import type { KnownShrine } from '../../model/known-shrines.ts';
import { useAltar } from '../../model/use-altar.ts';
import { buddhaHref, FLOWER, FRUIT, INCENSE, inFamilyHref, RITE } from '../../routes.ts';
import { besideOf } from '../../scene/beside.ts';
import { ShrineScene } from '../../scene/shrine-scene.tsx';
import { useBuddhas } from '../../use-buddhas.ts';
import { useOwnNames } from '../../use-own-names.ts';
import { Ways } from '../../ways.tsx';
import { OfferedList } from './offered-list.tsx';
import s from './one.module.css';

/** The scene with its altar, the ways of offering, and what was offered. */
export function OneShrine({ shrine: { id, name, arrangement } }: { shrine: KnownShrine }) {
  const t = useTranslations('worship');
  const { ready, altar, now, family } = useAltar(id);
  const buddha = useBuddhas()(arrangement.middle);
  const nameOf = useOwnNames(arrangement);
  const today = useToday();
  return (
    <div className={s.one}>
      <div className={s.room}>
        <h2 className={s.name}>{name}</h2>
        <p className={s.buddha}>
          <a href={buddhaHref(arrangement.middle)}>{buddha.title}</a>
        </p>
        <div className={s.scene}>
          {ready ? (
            <ShrineScene
              buddha={arrangement.middle}
              label={buddha.seen}
              beside={besideOf(arrangement)}
              nameOf={nameOf}
              altar={altar}
              dress={arrangement}
              feasts={today?.feastIds}
              now={systemNow}
            />
          ) : (
            <Skeleton label={t('shrine.loading')} />
          )}
        </div>
        {today ? <FeastWords feasts={today.feasts} /> : null}
        <AltarWords altar={altar} now={now} />
        <Ways
          hrefs={{
            rite: inFamilyHref(RITE, id),
            incense: inFamilyHref(INCENSE, id),
            flower: inFamilyHref(FLOWER, id),
            fruit: inFamilyHref(FRUIT, id),
          }}
        />
      </div>
      <OfferedList place={id} query={family} />
    </div>
  );
}
