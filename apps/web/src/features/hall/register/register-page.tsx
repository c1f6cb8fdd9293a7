import { TABLET_KIND_IDS, TABLETS } from '@yuanguang/contract/rules/tablet-kinds';
import { ActionBar, Button, NavButton, Segments, Skeleton } from '@yuanguang/ui';
import { MemorialTabletIcon } from '@yuanguang/ui/icons';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toHash } from '../../../shared/router/address.ts';
import { useNavigate, useSearch } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { ScrollPart } from '../../../shared/shell/scroll-part.tsx';
import { useOffer } from '../light/use-offer.ts';
import { MINE, registerTarget } from '../routes.ts';
import s from './register.module.css';
import { RegisterForm } from './register-form.tsx';

/** 立牌位: a tablet in one of the halls. `?kind=` says which; the others of the same hall are a tab away. */
export default function RegisterPage() {
  const t = useTranslations('hall');
  const search = useSearch();
  const navigate = useNavigate();
  const panelId = useId();
  const kind = TABLET_KIND_IDS.find((one) => one === search.kind) ?? 'rebirth';
  const { hall } = TABLETS[kind];
  const kinds = TABLET_KIND_IDS.filter((one) => TABLETS[one].hall === hall);
  const offer = useOffer();
  // Counts the presses of the action; the form answers to each.
  const [submitCount, setSubmitCount] = useState(0);
  return (
    <Page
      barActions={
        <NavButton label={t('titles.mine')} href={toHash({ to: MINE })}>
          <MemorialTabletIcon />
        </NavButton>
      }
      action={
        offer.data ? (
          <ActionBar
            {...(offer.data.gifts
              ? {
                  lead: <span className={s.lead}>{t('gift.title')}</span>,
                  note: t(offer.data.free ? 'gift.freeShort' : 'gift.asked'),
                }
              : {})}
          >
            <Button variant="seal" onClick={() => setSubmitCount((count) => count + 1)}>
              {t('register.action')}
            </Button>
          </ActionBar>
        ) : undefined
      }
    >
      <ScrollPart label={t('titles.register')}>
        {kinds.length > 1 ? (
          <div className={s.kinds}>
            <Segments
              label={t('register.kinds')}
              options={kinds.map((one) => ({ value: one, label: t(`register.kind.${one}`) }))}
              value={kind}
              onChange={(one) => navigate({ ...registerTarget(one), replace: true })}
              panelId={panelId}
            />
          </div>
        ) : null}
        <section id={panelId} aria-label={t(`register.kind.${kind}`)}>
          <h2 className="yg-sr">{t(`register.kind.${kind}`)}</h2>
          <p className={s.text}>{t(`register.text.${kind}`)}</p>
          {offer.data ? (
            <RegisterForm kind={kind} offer={offer.data} submitCount={submitCount} />
          ) : offer.isError ? (
            <QueryFailed query={offer} title={t('failed')} retryLabel={t('retry')} />
          ) : (
            <Skeleton label={t('register.loading')} count={6} />
          )}
        </section>
      </ScrollPart>
    </Page>
  );
}
