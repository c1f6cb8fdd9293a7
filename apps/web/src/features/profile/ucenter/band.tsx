import { NavButton } from '@yuanguang/ui';
import { ForwardIcon, LargeTextIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { openReadingSheet } from '../../../shared/preferences/reading-sheet.ts';
import { BarLinks } from '../../../shared/shell/bar-links.tsx';
import { PENDING_MARKER } from '../../../shared/shell/pending-marker.tsx';
import { calledName, useMe } from '../me.ts';
import { Avatar } from '../parts/avatar.tsx';
import { link, PROFILE_ROUTES } from '../routes.ts';
import s from './ucenter.module.css';

/** The page's own bar, grown into a cover: who this is, in the round light. The whole of it leads to the profile. */
export function Band() {
  const t = useTranslations('profile.ucenter');
  const menu = useTranslations('profile.menu');
  const shell = useTranslations('shell');
  const { hasLogin, me, query } = useMe();
  const name = me ? (calledName(me) ?? t('nameless')) : hasLogin ? t('loading') : t('visitor');
  return (
    <header className={s.band}>
      <Clouds />
      <div className={s.bar}>
        <BarLinks menu="bar" />
        <h1>{menu('tab')}</h1>
        <NavButton label={shell('nav.reading')} onClick={openReadingSheet}>
          <LargeTextIcon />
        </NavButton>
      </div>
      {/* A visitor is led to the login page and then to the profile. */}
      <a className={s.who} href={link(PROFILE_ROUTES.userinfo)}>
        <span className={s.person}>
          <Light />
          <Avatar
            size="band"
            picture={me?.avatar ?? null}
            nickname={me?.nickname ?? (hasLogin ? null : undefined)}
          />
        </span>
        <span className={s.words}>
          <b>{name}</b>
          <span>{t(hasLogin ? (me && !me.nickname ? 'callMe' : 'toProfile') : 'visitorHint')}</span>
        </span>
        <ForwardIcon />
      </a>
      {hasLogin && query.isPending ? PENDING_MARKER : null}
      <div className={s.stitch} />
    </header>
  );
}

const ANGLES = Array.from({ length: 24 }, (_, index) => index * 15);

/** The round light behind the person, cut in the wood of the cover. */
function Light() {
  return (
    <svg className={s.light} viewBox="-210 -210 420 420" aria-hidden="true">
      <circle r="64" />
      <circle r="76" />
      {ANGLES.map((angle) => (
        <path key={angle} d="M0 -90V-210" transform={`rotate(${angle})`} />
      ))}
    </svg>
  );
}

/** Clouds above, and two banks of mist along the lower edge. */
function Clouds() {
  return (
    <>
      <svg className={s.sky} viewBox="0 0 160 100" aria-hidden="true">
        <path d="M46 44c-14 0-20-10-10-17-2-12 16-17 22-8 8-8 24-3 22 9 14 0 16 16 2 16zM46 36H8M84 36h34M22 52h56" />
        <path d="M122 84c-8 0-12-6-6-11 0-8 11-10 14-4 6-5 15-1 13 6 9 0 10 9 1 9zM112 91h48" />
      </svg>
      <svg className={s.mist} viewBox="0 0 375 34" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-10 20c34-14 60-2 88-12s34-10 60-6 26 14 54 10 40-16 70-10 24 12 54 8 44-12 84-6" />
        <path d="M-10 29c40-10 66 2 104-8s46-10 76-4 38 8 72 2 44-10 76-4 40 4 84-4" />
      </svg>
    </>
  );
}
