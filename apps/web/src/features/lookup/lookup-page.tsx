import { Button, Lead } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { LookupBox } from '../../shared/lookup/lookup-box.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { LookupHistory } from './history-list.tsx';
import s from './lookup.module.css';
import { FOUND } from './routes.ts';

/** Looking an order up by its number, or by the contact left with it. */
export default function LookupPage() {
  const t = useTranslations('lookup');
  return (
    <Page>
      <Lead title={t('title')}>
        <p>{t('text')}</p>
      </Lead>
      <LookupBox to={FOUND} />
      <p className="yg-note">{t('privacy')}</p>
      <LookupHistory />
      <div className={s.stored}>
        <Button href="#/result">{t('storedOrders')}</Button>
        <Button variant="link" href="#/erasedata">
          {t('erase.title')}
        </Button>
      </div>
    </Page>
  );
}
