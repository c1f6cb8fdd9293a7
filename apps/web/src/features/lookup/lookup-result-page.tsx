import { Button, Empty } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';
import { Awaited } from '../../shared/lookup/awaited.tsx';
import { LookupBox } from '../../shared/lookup/lookup-box.tsx';
import { useSearch } from '../../shared/router/use-router.tsx';
import { CallOffice } from '../../shared/shell/call-office.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { askedFor } from './asked-for.ts';
import { FoundGifts } from './found-gifts.tsx';
import { FoundList } from './found-list.tsx';
import { FOUND } from './routes.ts';
import { useGiftLookup, useOrderLookup } from './use-lookup.ts';

/** `/searchresult?query=`: what was found. */
export default function LookupResultPage() {
  const { query = '' } = useSearch();
  return (
    <Page>
      <LookupBox query={query} to={FOUND} />
      {query === '' ? null : <Found key={query} query={query} />}
    </Page>
  );
}

/** Sponsorships, then gifts: one after the other, for a picture that was read counts once. */
function Found({ query }: { query: string }) {
  const t = useTranslations('lookup');
  const { modules } = useConfig();
  const asked = askedFor(query);
  const forOrders = asked !== 'gift' || !modules.donate;
  const orders = useOrderLookup(query, forOrders);
  const forGifts = asked !== 'order' && modules.donate && (!forOrders || orders.found !== undefined);
  const gifts = useGiftLookup(query, forGifts);

  if (forOrders && !orders.found) return <Awaited lookup={orders} />;
  const none = !orders.found?.length && (!forGifts || gifts.found?.length === 0);
  if (none) {
    return (
      <>
        <Empty picture="scroll" title={t('noneTitle')} action={<Button href="#/search">{t('again')}</Button>}>
          {t('noneHint')}
        </Empty>
        <CallOffice />
      </>
    );
  }
  return (
    <>
      {orders.found?.length ? <FoundList orders={orders.found} query={query} /> : null}
      {forGifts && !gifts.found ? <Awaited lookup={gifts} /> : null}
      {gifts.found?.length ? <FoundGifts gifts={gifts.found} query={query} /> : null}
    </>
  );
}
