import type { Plan } from '@yuanguang/contract/objects/donate/gift';
import { Section, toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { Link } from '../../../shared/router/link.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import s from '../donate.module.css';
import { EndPlan } from '../plan/plan-part.tsx';
import { usePlanWords } from '../plan/plan-words.tsx';
import { planTarget } from '../routes.ts';
import type { useMyPlans } from './use-mine.ts';

/** The monthly plans of the account, each with its next gift and its end; nothing while there are none. */
export function OwnPlans({ query }: { query: ReturnType<typeof useMyPlans> }) {
  const t = useTranslations('donate');
  if (query.isError && !query.data) {
    return <QueryFailed query={query} title={t('plan.failed')} retryLabel={t('retry')} />;
  }
  if (!query.data || query.data.length === 0) return null;
  return (
    <Section title={t('form.monthlyShort')} id="plans">
      <ul className={s.plans}>
        {query.data.map((plan) => (
          <PlanRow key={plan.planToken} plan={plan} onEnded={() => void query.refetch()} />
        ))}
      </ul>
    </Section>
  );
}

function PlanRow({ plan, onEnded }: { plan: Plan; onEnded: () => void }) {
  const t = useTranslations('donate.plan');
  const { title, note } = usePlanWords()(plan);
  return (
    <li className={s.plan}>
      <Link {...planTarget(plan.planToken)}>
        <b>{title}</b>
      </Link>
      <span className="yg-note">{note}</span>
      <EndPlan
        token={plan.planToken}
        onEnded={() => {
          toast({ text: t('ended'), kind: 'done' });
          onEnded();
        }}
      />
    </li>
  );
}
