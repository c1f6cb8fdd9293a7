import { NavButton } from '@yuanguang/ui';
import { HistoryIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { toHash } from '../../shared/router/address.ts';
import { useSearch } from '../../shared/router/use-router.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { ScrollPart } from '../../shared/shell/scroll-part.tsx';
import { GivePart } from './form/give-part.tsx';
import { GiftView } from './gift/gift-view.tsx';
import { PlanPart } from './plan/plan-part.tsx';
import { GIFTS } from './routes.ts';

/** 随喜功德. `?token=`: one gift for the holder of its link; `?plan=`: a month's reminder; else the form. */
export default function PayPage() {
  const { token, plan } = useSearch();
  if (token) return <GiftPage key={token} token={token} />;
  if (plan) return <PlanPart key={plan} token={plan} />;
  return <GivePart />;
}

function GiftPage({ token }: { token: string }) {
  const t = useTranslations('donate');
  return (
    <Page
      barActions={
        <NavButton label={t('titles.gifts')} href={toHash({ to: GIFTS })}>
          <HistoryIcon />
        </NavButton>
      }
    >
      <ScrollPart label={t('titles.donate')}>
        <GiftView token={token} />
      </ScrollPart>
    </Page>
  );
}
