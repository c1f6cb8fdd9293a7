import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { HallId } from '@yuanguang/contract/rules/tablet-kinds';
import { Button, Skeleton } from '@yuanguang/ui';
import type { OrnamentId } from '@yuanguang/ui/figure-ids';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NightPage } from '../../shared/shell/night-page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import s from './hall.module.css';
import { useLamps } from './use-lamps.ts';
import { HallWalk, type Walk } from './walk/hall-walk.tsx';
import { lampPlace } from './walk/lamp-places.ts';

const SEEN: Readonly<Record<HallId, { readonly buddha: BuddhaId; readonly tablet: OrnamentId }>> = {
  memorial: { buddha: 'amitabha', tablet: 'tablet-rebirth' },
  blessing: { buddha: 'medicine', tablet: 'tablet-life' },
};

/** A hall by night: the Buddha at its end, lamps on both sides of the way, one's own found at once. */
export function HallPart({ hall }: { hall: HallId }) {
  const t = useTranslations('hall');
  const lamps = useLamps(hall);
  const walk = useRef<Walk>(null);
  const [led, setLed] = useState<number>();
  const places = lamps.data?.mine.map(({ place }) => place) ?? [];

  /** To one's own lamps, one after the other. */
  function lead(): void {
    const next = led === undefined ? 0 : (places.indexOf(led) + 1) % places.length;
    const place = places[next];
    if (place === undefined) return;
    setLed(place);
    walk.current?.goTo(place);
  }

  return (
    <NightPage bleed>
      <div className={s.room}>
        <p className={s.name}>{t(`name.${hall}`)}</p>
        {lamps.data ? (
          <>
            <HallWalk
              ref={walk}
              places={lamps.data.places}
              mine={places}
              {...SEEN[hall]}
              seen={t(`name.${hall}`)}
              label={t('walk')}
            />
            <div className={s.foot}>
              <p className={s.words} role="status">
                {led === undefined ? t('lamps', { count: lamps.data.count }) : t('found', whereOf(led))}
              </p>
              {places.length > 0 ? (
                <Button onClick={lead}>
                  {t(led === undefined || places.length === 1 ? 'mine' : 'next')}
                </Button>
              ) : null}
            </div>
          </>
        ) : lamps.isError ? (
          <QueryFailed query={lamps} title={t('failed')} retryLabel={t('retry')} />
        ) : (
          <Skeleton label={t('loading')} />
        )}
      </div>
    </NightPage>
  );
}

/** Counted from 1, as people count. */
function whereOf(place: number) {
  const { row, column, side } = lampPlace(place);
  return { row: row + 1, lamp: column + 1, side };
}
