import { Button, Lead, Seal, useAsk } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AGREEMENT_PAGES, type AgreementName } from '../../../shared/account/agreement-pages.ts';
import { useRouter } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { storedText } from '../../../shared/storage/stored.ts';
import s from './guide.module.css';

/** Where existing clients keep that the guide was agreed to. */
const agreement = storedText('localStorage', 'userprotocol');
/** So that the pressed button is seen before the page goes (PROTOCOL 4). */
const BACK_MS = 100;

const PARTS = ['few', 'faith', 'yours'] as const;

/** How the temple treats personal information, in three sentences, with the full texts one press away. */
export default function GuidePage() {
  const t = useTranslations('account.guide');
  const router = useRouter();
  const ask = useAsk();

  function leave(): void {
    if (router.canGoBack()) router.back();
    else router.navigate({ to: '/', replace: true });
  }
  function agree(): void {
    agreement.write('1');
    setTimeout(leave, BACK_MS);
  }
  async function decline(): Promise<void> {
    const sure = await ask({
      title: t('leaveTitle'),
      body: t('leaveText'),
      confirmLabel: t('leave'),
      cancelLabel: t('stay'),
    });
    if (sure) router.navigate({ to: '/home', replace: true });
  }
  const link = (name: AgreementName) => (words: ReactNode) => (
    <a key={name} href={`#${AGREEMENT_PAGES[name]}`}>
      {words}
    </a>
  );

  return (
    <Page>
      <div className={s.guide}>
        <Seal />
        <h1 className="yg-sr">{t('title')}</h1>
        <Lead title={t('title')} center>
          <p>{t('lead')}</p>
        </Lead>
        <ol className={s.parts}>
          {PARTS.map((part) => (
            <li key={part}>
              <h2 className="yg-sub">{t(part)}</h2>
              <p>{t(`${part}Text`)}</p>
            </li>
          ))}
        </ol>
        <p className={s.full}>{t.rich('full', { service: link('service'), privacy: link('privacy') })}</p>
        <div className={s.actions}>
          <Button variant="seal" wide onClick={agree}>
            {t('agree')}
          </Button>
          <Button wide onClick={() => void decline()}>
            {t('notNow')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
