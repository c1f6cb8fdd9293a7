import { Contents, Lead } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { CONTENTS_GROUPS } from '../../shared/feature/define-feature.ts';
import { useMenus } from '../../shared/feature/use-menu.ts';
import { LicenceFoot } from '../../shared/shell/licence-foot.tsx';
import { Page } from '../../shared/shell/page.tsx';
import s from './temple.module.css';

const MENUS = CONTENTS_GROUPS.map((group) => `contents.${group}` as const);

/** 目录: everything the app has, as a book's contents. Nothing is written here: the features say what they have. */
export default function ContentsPage() {
  const t = useTranslations('temple');
  const menus = useMenus(MENUS);
  const groups = CONTENTS_GROUPS.map((id, index) => ({
    id,
    title: t(`contents.groups.${id}`),
    items: menus[index] ?? [],
  })).filter(({ items }) => items.length > 0);
  return (
    <Page>
      <Lead title={t('titles.contents')}>
        <p className="yg-note">{t('contents.lead')}</p>
      </Lead>
      <div className={s.contents}>
        <Contents groups={groups} label={t('titles.contents')} />
      </div>
      <LicenceFoot />
    </Page>
  );
}
