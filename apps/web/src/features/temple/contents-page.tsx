import { Contents, Lead } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useContents } from '../../shared/feature/use-contents.ts';
import { BarLinks } from '../../shared/shell/bar-links.tsx';
import { LicenceFoot } from '../../shared/shell/licence-foot.tsx';
import { Page } from '../../shared/shell/page.tsx';
import s from './temple.module.css';

/** 目录: everything the app has, as a book's contents. Nothing is written here: the features say what they have. */
export default function ContentsPage() {
  const t = useTranslations('temple');
  const groups = useContents();
  return (
    <Page barActions={<BarLinks menu="bar.end" />}>
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
