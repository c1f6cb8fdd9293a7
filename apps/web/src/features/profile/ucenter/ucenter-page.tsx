import { LanguageIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { openReadingSheet } from '../../../shared/preferences/reading-sheet.ts';
import { Page } from '../../../shared/shell/page.tsx';
import { link } from '../addresses.ts';
import { useMe } from '../me.ts';
import { Erasing } from '../parts/erasing.tsx';
import { Renewed } from '../parts/renewed.tsx';
import { DoorRow, Rows } from '../parts/rows.tsx';
import { languageName } from '../settings/language-name.ts';
import { Band } from './band.tsx';
import { DOORS, ROWS, useEntrances } from './doors.ts';
import s from './ucenter.module.css';

/** The centre of one's own: who one is, then the ways on. */
export default function UserCentrePage() {
  const t = useTranslations('profile.ucenter');
  const reading = useTranslations('shell.reading');
  const { me, change } = useMe();
  const doors = useEntrances(DOORS);
  const rows = useEntrances(ROWS);
  return (
    <Page>
      <Band />
      {me ? <Erasing me={me} onChange={change} /> : null}
      {me ? <Renewed me={me} onChange={change} /> : null}
      {doors.length > 0 ? (
        <ul className={s.grid} aria-label={t('doors')}>
          {doors.map(({ id, path, icon: Icon }) => (
            <li key={id}>
              <a href={link(path)}>
                <Icon />
                <span>{t(`door.${id}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <Rows label={t('more')}>
        {rows.map(({ id, path, icon }) => (
          <DoorRow key={id} icon={icon} label={t(`door.${id}`)} href={link(path)} />
        ))}
        <DoorRow
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
