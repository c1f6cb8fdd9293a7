import { Lead } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { Page } from '../../shared/shell/page.tsx';
import { CountingPart } from './counting.tsx';
import { OwnList } from './own-list.tsx';
import { VisitorPart } from './visitor-part.tsx';
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
        <VisitorPart />
      )}
      <CountingPart />
    </Page>
  );
}
