import { Lead } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { CallOffice } from '../../shared/shell/call-office.tsx';
import { LoginFirst } from '../../shared/shell/login-first.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { CountingPart } from './counting.tsx';
import s from './feedback.module.css';
import { OwnList } from './own-list.tsx';
import { WritePart } from './write-part.tsx';

/** 意见反馈: a message to the temple with pictures, and what came of one's earlier ones. */
export default function FeedbackPage() {
  const t = useTranslations('feedback');
  const { hasLogin, uid } = useAccount();
  return (
    <Page>
      <Lead title={t('title')}>
        <p>{t('text')}</p>
      </Lead>
      {hasLogin ? (
        <>
          <WritePart key={uid} />
          <OwnList uid={uid} />
        </>
      ) : (
        <>
          <LoginFirst picture="letter" title={t('login.title')} button={t('login.button')}>
            {t('login.text')}
          </LoginFirst>
          <div className={s.other}>
            <a href="#/about">{t('login.other')}</a>
            <CallOffice />
          </div>
        </>
      )}
      <CountingPart />
    </Page>
  );
}
