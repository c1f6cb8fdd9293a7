import { systemNow } from '@yuanguang/cloud';
import { OWN_SHRINE } from '@yuanguang/contract/rules/worship';
import { NavButton, Skeleton } from '@yuanguang/ui';
import { LargeTextIcon, NameBoardIcon, ShrineIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { openReadingSheet } from '../../shared/preferences/reading-sheet.ts';
import { NightPage } from '../../shared/shell/night-page.tsx';
import { usePageTitle } from '../../shared/shell/use-page-title.ts';
import { AltarWords } from './altar-words.tsx';
import { useAltar } from './model/use-altar.ts';
import { useShrine } from './model/use-shrine.ts';
import { RefusedOfferings } from './refused-offerings.tsx';
import {
  arrangeHref,
  buddhaHref,
  chooseHref,
  flowerHref,
  fruitHref,
  incenseHref,
  riteHref,
} from './routes.ts';
import { ShrineScene } from './scene/shrine-scene.tsx';
import s from './shrine-page.module.css';
import { useBuddhas } from './use-buddhas.ts';

/** 礼佛: one's own shrine by night, and what is offered in it. */
export default function ShrinePage() {
  const t = useTranslations('worship');
  const shell = useTranslations('shell');
  const title = usePageTitle();
  const { shrine } = useShrine();
  const { ready, altar, now } = useAltar(OWN_SHRINE);
  const buddha = useBuddhas()(shrine?.middle ?? 'shakyamuni');

  return (
    <NightPage bleed offlineNotice={t('shrine.offline')}>
      <div className={s.room}>
        <h1 className="yg-sr">{title}</h1>
        <div className={s.corner}>
          <NavButton label={shell('nav.reading')} onClick={openReadingSheet}>
            <LargeTextIcon />
          </NavButton>
          <NavButton label={t('do.choose')} href={chooseHref}>
            <NameBoardIcon />
          </NavButton>
          <NavButton label={t('menu.shrine')} href={arrangeHref}>
            <ShrineIcon />
          </NavButton>
        </div>
        {shrine && ready ? (
          <>
            <p className={s.name}>
              <a href={buddhaHref(shrine.middle)}>{buddha.title}</a>
            </p>
            <div className={s.scene}>
              <ShrineScene
                buddha={shrine.middle}
                label={buddha.seen}
                altar={altar}
                dress={shrine}
                now={systemNow}
              />
            </div>
            <div className={s.told}>
              <AltarWords altar={altar} now={now} />
              <RefusedOfferings />
            </div>
          </>
        ) : (
          <div className={s.scene}>
            <Skeleton label={t('shrine.loading')} />
          </div>
        )}
        <nav className={s.offer} aria-label={t('do.label')}>
          <a href={riteHref}>{t('do.rite')}</a>
          <a href={incenseHref}>{t('do.incense')}</a>
          <a href={flowerHref}>{t('do.flower')}</a>
          <a href={fruitHref}>{t('do.fruit')}</a>
        </nav>
      </div>
    </NightPage>
  );
}
