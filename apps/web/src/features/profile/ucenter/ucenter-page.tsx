import { MenuTile } from '@yuanguang/ui';
import { LanguageIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { useMenu } from '../../../shared/feature/use-menu.ts';
import { openReadingSheet } from '../../../shared/preferences/reading-sheet.ts';
import { LatePart } from '../../../shared/shell/late-part.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { useMe } from '../me.ts';
import { AgreementUpdateNotice } from '../parts/agreement-update-notice.tsx';
import { ErasureNotice } from '../parts/erasure-notice.tsx';
import { MenuRow, Rows } from '../parts/rows.tsx';
import { languageName } from '../settings/language-name.ts';
import { Band } from './band.tsx';
import s from './ucenter.module.css';

/** The centre of one's own: who one is, then the ways on. */
export default function UserCentrePage() {
  const t = useTranslations('profile.ucenter');
  const reading = useTranslations('shell.reading');
  const { me, change } = useMe();
  const grid = useMenu('userCentre.grid');
  const list = useMenu('userCentre.list');
  return (
    <Page>
      <Band />
      {me ? <ErasureNotice me={me} onChange={change} /> : null}
      {me ? <AgreementUpdateNotice me={me} onChange={change} /> : null}
      {grid.length > 0 ? (
        <ul className={s.grid} aria-label={t('menuLabel')}>
          {grid.map((item) => (
            <li key={item.id}>
              <MenuTile item={item} />
            </li>
          ))}
        </ul>
      ) : null}
      <Rows label={t('more')}>
        {list.map(({ id, href, label, icon, Mark }) => (
          <MenuRow
            key={id}
            icon={icon}
            label={label}
            href={href}
            value={
              Mark ? (
                <LatePart failed={null}>
                  <Mark />
                </LatePart>
              ) : undefined
            }
          />
        ))}
        <MenuRow
          icon={LanguageIcon}
          label={reading('title')}
          value={languageName()}
          onClick={openReadingSheet}
        />
      </Rows>
      <p className={s.verse}>{t('verse')}</p>
    </Page>
  );
}
