import { systemNow } from '@yuanguang/cloud';
import type { Altar } from '@yuanguang/contract/rules/altar';
import type { Arrangement } from '@yuanguang/contract/rules/shrine';
import { NavButton, Skeleton } from '@yuanguang/ui';
import { LargeTextIcon, NameBoardIcon, ShrineIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { useToday } from '../../shared/almanac/use-today.ts';
import { openReadingSheet } from '../../shared/preferences/reading-sheet.ts';
import { NightPage } from '../../shared/shell/night-page.tsx';
import { usePageTitle } from '../../shared/shell/use-page-title.ts';
import { AltarWords, FeastWords } from './altar-words.tsx';
import { useBefore } from './model/use-before.ts';
import { RefusedOfferings } from './refused-offerings.tsx';
import {
  beforeHref,
  buddhaHref,
  chooseHref,
  flowerHref,
  fruitHref,
  incenseHref,
  nichesHref,
  riteHref,
} from './routes.ts';
import { besideOf, NOBODY_BESIDE } from './scene/beside.ts';
import { ShrineScene } from './scene/shrine-scene.tsx';
import s from './shrine-page.module.css';
import { useBuddhas } from './use-buddhas.ts';
import { useOwnNames } from './use-own-names.ts';
import { Ways } from './ways.tsx';

/** 礼佛: one's own shrine by night, or one who stands in it alone, and what is offered there. */
export default function ShrinePage() {
  const t = useTranslations('worship');
  const shell = useTranslations('shell');
  const title = usePageTitle();
  const { shrine, alone, ready, altar, now } = useBefore();
  const today = useToday();
  const several = shrine !== undefined && shrine.buddhas.length > 1;
  // What stands or hangs at the sides leaves no room for words there.
  const full = (several && !alone) || (today?.feastIds.length ?? 0) > 0;

  return (
    <NightPage bleed offlineNotice={t('shrine.offline')}>
      <div className={s.room} data-full={full}>
        <h1 className="yg-sr">{title}</h1>
        <div className={s.corner}>
          <NavButton label={shell('nav.reading')} onClick={openReadingSheet}>
            <LargeTextIcon />
          </NavButton>
          <NavButton
            label={t(several ? 'do.before' : 'do.choose')}
            href={several ? beforeHref(alone) : chooseHref}
          >
            <NameBoardIcon />
          </NavButton>
          <NavButton label={t('menu.shrine')} href={nichesHref}>
            <ShrineIcon />
          </NavButton>
        </div>
        {shrine && ready ? (
          <Shrine shrine={shrine} alone={alone} altar={altar} now={now} />
        ) : (
          <div className={s.scene}>
            <Skeleton label={t('shrine.loading')} />
          </div>
        )}
        <Ways
          className={s.offer}
          hrefs={{
            rite: riteHref(alone),
            incense: incenseHref(alone),
            flower: flowerHref(alone),
            fruit: fruitHref(alone),
          }}
        />
      </div>
    </NightPage>
  );
}

interface ShrineProps {
  shrine: Arrangement;
  alone: ReturnType<typeof useBefore>['alone'];
  altar: Altar;
  now: number;
}

function Shrine({ shrine, alone, altar, now }: ShrineProps) {
  const middle = alone ?? shrine.middle;
  const buddha = useBuddhas()(middle);
  const nameOf = useOwnNames(shrine);
  const today = useToday();
  return (
    <>
      <p className={s.name}>
        <a href={buddhaHref(middle)}>{buddha.title}</a>
      </p>
      <div className={s.scene}>
        <ShrineScene
          key={middle}
          buddha={middle}
          label={buddha.seen}
          beside={alone ? NOBODY_BESIDE : besideOf(shrine)}
          nameOf={nameOf}
          altar={altar}
          dress={shrine}
          feasts={today?.feastIds}
          now={systemNow}
        />
      </div>
      <div className={s.told}>
        {today ? <FeastWords feasts={today.feasts} /> : null}
        <AltarWords altar={altar} now={now} />
        <RefusedOfferings />
      </div>
    </>
  );
}
