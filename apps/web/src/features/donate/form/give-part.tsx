import type { PreparedGift } from '@yuanguang/contract/objects/donate/gift';
import { ActionBar, Band, Button, Lead, NavButton, Skeleton } from '@yuanguang/ui';
import { HistoryIcon } from '@yuanguang/ui/icons';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useConfig } from '../../../shared/config/use-config.ts';
import { toHash } from '../../../shared/router/address.ts';
import { Page } from '../../../shared/shell/page.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { ScrollPart } from '../../../shared/shell/scroll-part.tsx';
import s from '../donate.module.css';
import { GIFTS, GIVERS } from '../routes.ts';
import { GiftForm } from './gift-form.tsx';
import { amountOf } from './to-input.ts';
import { useOffer } from './use-offer.ts';
import { EMPTY_GIFT, type GiftValues } from './values.ts';

interface GivePartProps {
  /** The month's gift that is prepared, and the link of its plan. */
  readonly plan?: { readonly token: string; readonly prepared: PreparedGift };
  /** Stands over the form, such as the plan. */
  readonly children?: ReactNode;
}

/** The page of giving: what for, how much, by whom and for whom. */
export function GivePart({ plan, children }: GivePartProps) {
  const t = useTranslations('donate');
  const { buyclosed } = useConfig();
  const offer = useOffer();
  // Counts the presses of the action; the form answers to each.
  const [submitCount, setSubmitCount] = useState(0);
  const [values, setValues] = useState<GiftValues>(EMPTY_GIFT);
  const ready = !buyclosed && offer.data !== undefined;
  return (
    <Page
      barActions={
        <NavButton label={t('titles.gifts')} href={toHash({ to: GIFTS })}>
          <HistoryIcon />
        </NavButton>
      }
      action={
        ready ? (
          <Action
            values={values}
            purpose={offer.data.purposes.find(({ id }) => id === values.purposeId)?.title}
            onGive={() => setSubmitCount((count) => count + 1)}
          />
        ) : undefined
      }
    >
      <ScrollPart label={t('titles.donate')}>
        <Band picture="lamps" title={t('slip')} />
        <Lead title={t('leadTitle')}>
          <p>{t('leadText')}</p>
        </Lead>
        {children}
        {buyclosed ? (
          <div className={s.closed} role="status">
            <h2 className="yg-sub">{t('closedTitle')}</h2>
            <p className="yg-note">{t('closedText')}</p>
          </div>
        ) : offer.data ? (
          <GiftForm offer={offer.data} plan={plan} submitCount={submitCount} onChange={setValues} />
        ) : offer.isError ? (
          <QueryFailed query={offer} title={t('loadFailed')} retryLabel={t('retry')} />
        ) : (
          <div className={s.waiting}>
            <Skeleton label={t('loading')} count={6} />
          </div>
        )}
        <div className={s.toGive}>
          <Button variant="link" href={toHash({ to: GIVERS })}>
            {t('titles.givers')}
          </Button>
        </div>
      </ScrollPart>
    </Page>
  );
}

interface ActionProps {
  readonly values: GiftValues;
  readonly purpose: string | undefined;
  readonly onGive: () => void;
}

/** The sum and the one cinnabar action. */
function Action({ values, purpose, onGive }: ActionProps) {
  const t = useTranslations('donate');
  const format = useFormatter();
  const fen = amountOf(values);
  return (
    <ActionBar
      lead={
        <>
          <b>{Number.isNaN(fen) ? '—' : format.number(fen / 100)}</b> {t('money.unit')}
        </>
      }
      note={[purpose, values.monthly ? t('form.monthlyShort') : undefined].filter(Boolean).join(' · ')}
    >
      <Button variant="seal" onClick={onGive}>
        {t('action')}
      </Button>
    </ActionBar>
  );
}
