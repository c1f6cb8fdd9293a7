import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { HallId } from '@yuanguang/contract/rules/tablet-kinds';
import { Button, Skeleton } from '@yuanguang/ui';
import type { OrnamentId } from '@yuanguang/ui/figure-ids';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toHash } from '../../shared/router/address.ts';
import { NightPage } from '../../shared/shell/night-page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import s from './hall.module.css';
import { lightHref, registerHref, tabletTarget } from './routes.ts';
import { type OwnLamp, useLamps } from './use-lamps.ts';
import { HallWalk, type Walk } from './walk/hall-walk.tsx';
import { lampPlace } from './walk/lamp-places.ts';

const SEEN: Readonly<Record<HallId, { readonly buddha: BuddhaId; readonly tablet: OrnamentId }>> = {
  memorial: { buddha: 'amitabha', tablet: 'tablet-rebirth' },
  blessing: { buddha: 'medicine', tablet: 'tablet-life' },
};

/** A hall by night: the Buddha at its end, lamps on both sides of the way, one's own found at once. */
export function HallPart({ hall }: { hall: HallId }) {
  const t = useTranslations('hall');
  const { query, own } = useLamps(hall);
  const walk = useRef<Walk>(null);
  const [led, setLed] = useState<OwnLamp>();
  const places = own.map(({ place }) => place).join(' ');
  const mine = useMemo(() => (places === '' ? [] : places.split(' ').map(Number)), [places]);

  /** To one's own lamps, one after the other. */
  function lead(): void {
    const at = own.findIndex(({ place }) => place === led?.place);
    const next = own[(at + 1) % own.length];
    if (!next) return;
    setLed(next);
    walk.current?.goTo(next.place);
  }

  return (
    <NightPage bleed>
      <div className={s.room}>
        <p className={s.name}>{t(`name.${hall}`)}</p>
        {query.data ? (
          <>
            <HallWalk
              ref={walk}
              places={query.data.places}
              mine={mine}
              {...SEEN[hall]}
              seen={t(`name.${hall}`)}
              label={t('walk')}
            />
            <div className={s.foot}>
              <p className={s.words} role="status">
                {led ? t('found', whereOf(led.place)) : t('lamps', { count: query.data.count })}
              </p>
              <div className={s.acts}>
                {own.length > 0 ? (
                  <Button onClick={lead}>{t(led && own.length > 1 ? 'next' : 'mine')}</Button>
                ) : null}
                {led ? (
                  <Button variant="link" href={toHash(tabletTarget(led.token))}>
                    {t('see')}
                  </Button>
                ) : null}
                <Button variant={own.length > 0 ? 'link' : undefined} href={lightHref(hall)}>
                  {t('light.do')}
                </Button>
                <Button variant="link" href={registerHref(hall)}>
                  {t('register.do')}
                </Button>
              </div>
            </div>
          </>
        ) : query.isError ? (
          <QueryFailed query={query} title={t('failed')} retryLabel={t('retry')} />
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
