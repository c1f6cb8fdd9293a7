import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Plan } from '@yuanguang/contract/objects/donate/gift';
import { Button, Empty, Skeleton, toast } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import { toHash } from '../../../shared/router/address.ts';
import { CallOffice } from '../../../shared/shell/call-office.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { ScrollPart } from '../../../shared/shell/scroll-part.tsx';
import { donateCloud } from '../cloud.ts';
import s from '../donate.module.css';
import { GivePart } from '../form/give-part.tsx';
import { PAY } from '../routes.ts';
import { usePlanWords } from './plan-words.tsx';

/** `?plan=`: the month's gift as it was prepared, to give by one's own hand, or the end of the plan. */
export function PlanPart({ token }: { token: string }) {
  const t = useTranslations('donate');
  const language = useLocale() as Language;
  const client = useQueryClient();
  const queryKey = ['donate', 'plan', token, language];
  const query = useQuery({
    queryKey,
    queryFn: () => donateCloud.plan({ planToken: token, language }),
    staleTime: 0,
  });
  const { data, error } = query;
  if (data?.prepared) {
    return (
      <GivePart plan={{ token, prepared: data.prepared }}>
        <PlanCard plan={data.plan}>
          <EndPlan
            token={token}
            onEnded={(plan) => {
              client.setQueryData(queryKey, { plan, prepared: null });
              toast({ text: t('plan.ended'), kind: 'done' });
            }}
          />
        </PlanCard>
      </GivePart>
    );
  }
  return (
    <Page>
      <ScrollPart label={t('titles.donate')}>
        {data ? (
          <Empty
            title={t('plan.ended')}
            action={<Button href={toHash({ to: PAY })}>{t('gift.again')}</Button>}
          >
            {t('plan.endedText')}
          </Empty>
        ) : isRefusal(error, 'link-invalid') ? (
          <>
            <Empty
              title={t('plan.failed')}
              action={<Button href={toHash({ to: PAY })}>{t('gift.first')}</Button>}
            >
              {errorText(error)}
            </Empty>
            <CallOffice />
          </>
        ) : error ? (
          <QueryFailed query={query} title={t('plan.failed')} retryLabel={t('retry')} />
        ) : (
          <Skeleton label={t('loading')} count={6} />
        )}
      </ScrollPart>
    </Page>
  );
}

function PlanCard({ plan, children }: { plan: Plan; children: ReactNode }) {
  const t = useTranslations('donate');
  const { title, note } = usePlanWords()(plan);
  return (
    <section className={s.plan} aria-labelledby="plan">
      <h2 className="yg-sub" id="plan">
        {t('form.monthlyShort')}
      </h2>
      <p>
        {title}
        <br />
        <span className="yg-note">{note}</span>
      </p>
      <p className="yg-note">{t('plan.prepared')}</p>
      {children}
    </section>
  );
}

/** Ends the plan by one tap: nothing is lost that could not be begun anew. */
export function EndPlan({ token, onEnded }: { token: string; onEnded: (plan: Plan) => void }) {
  const t = useTranslations('donate.plan');
  const language = useLocale() as Language;
  const { busy, submit, error } = useAction(async () => {
    const { plan } = await donateCloud.endPlan({ planToken: token, language });
    onEnded(plan);
    return undefined;
  });
  return (
    <>
      <FormError text={error} />
      <Button variant="link" busy={busy} onClick={() => void submit()}>
        {t('end')}
      </Button>
    </>
  );
}
