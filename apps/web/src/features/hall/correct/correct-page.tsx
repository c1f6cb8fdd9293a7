import type { Tablet } from '@yuanguang/contract/objects/hall';
import type { TabletText } from '@yuanguang/contract/rules/tablet';
import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { toHash } from '../../../shared/router/address.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { CallOffice } from '../../../shared/shell/call-office.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { ScrollPart } from '../../../shared/shell/scroll-part.tsx';
import { tabletTarget } from '../routes.ts';
import { useTablet } from '../tablet/use-tablet.ts';
import { AskForm } from './ask-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import { canCorrect } from './correct-link.tsx';

/** The words of one's own tablet (`?token=`): changed at once until the office has written them, then by asking it. */
export default function CorrectPage() {
  const t = useTranslations('hall');
  const { token = '' } = useSearch();
  return (
    <Page>
      <ScrollPart label={t('titles.correct')}>
        <Correction key={token} token={token} />
      </ScrollPart>
    </Page>
  );
}

export interface CorrectionProps {
  readonly token: string;
  readonly tablet: Tablet;
  readonly text: TabletText;
  readonly onDone: (tablet: Tablet) => void;
}

function Correction({ token }: { token: string }) {
  const t = useTranslations('hall');
  const { query, put } = useTablet(token);
  const { data: tablet, error } = query;
  if (!tablet && error && !isRefusal(error, 'link-invalid'))
    return <QueryFailed query={query} title={t('tablet.failed')} retryLabel={t('retry')} />;
  if (!tablet && !error) return <Skeleton label={t('tablet.loading')} count={4} />;
  if (!tablet?.tablet || !canCorrect(tablet)) {
    return (
      <>
        <Empty
          title={t(tablet ? 'correct.none' : 'tablet.gone')}
          action={<Button href={toHash(tabletTarget(token))}>{t('titles.tablet')}</Button>}
        >
          {error ? errorText(error) : t('correct.noneHint')}
        </Empty>
        <CallOffice />
      </>
    );
  }
  const props: CorrectionProps = { token, tablet, text: tablet.tablet, onDone: put };
  return tablet.correctable ? <CorrectForm {...props} /> : <AskForm {...props} />;
}
