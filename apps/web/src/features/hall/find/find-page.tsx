import { Button, Empty, Lead } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { Awaited } from '../../../shared/lookup/awaited.tsx';
import { LookupBox } from '../../../shared/lookup/lookup-box.tsx';
import { useLookup } from '../../../shared/lookup/use-lookup.ts';
import { toHash } from '../../../shared/router/address.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { CallOffice } from '../../../shared/shell/call-office.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { hallCloud } from '../cloud.ts';
import { FIND, MINE } from '../routes.ts';
import s from './find.module.css';
import { FoundTablets } from './found-tablets.tsx';

/** Finding a tablet or a lamp again, by its number or by the contact that was left (`?query=`). */
export default function FindPage() {
  const t = useTranslations('hall');
  const { query = '' } = useSearch();
  return (
    <Page>
      <Lead title={t('find.title')}>
        <p>{t('find.text')}</p>
      </Lead>
      <LookupBox query={query} to={FIND} />
      {query === '' ? <p className="yg-note">{t('find.privacy')}</p> : <Found key={query} query={query} />}
      <div className={s.ways}>
        <Button variant="link" href={toHash({ to: MINE })}>
          {t('titles.mine')}
        </Button>
        <Button variant="link" href={toHash({ to: '/erasedata', search: query === '' ? {} : { query } })}>
          {t('find.erase')}
        </Button>
      </div>
    </Page>
  );
}

/** Nothing of what was asked is kept on the device: a phone alone would tell who has somebody to remember. */
function Found({ query }: { query: string }) {
  const t = useTranslations('hall.find');
  const lookup = useLookup({
    kind: 'hall',
    query,
    ask: async ({ query, captcha }) => (await hallCloud.lookup({ query, captcha })).tablets,
    none: 'tablet-not-found',
  });
  if (!lookup.found) return <Awaited lookup={lookup} />;
  if (lookup.found.length > 0) return <FoundTablets tablets={lookup.found} query={query} />;
  return (
    <>
      <Empty
        picture="scroll"
        title={t('none')}
        action={<Button href={toHash({ to: FIND })}>{t('again')}</Button>}
      >
        {t('noneHint')}
      </Empty>
      <CallOffice />
    </>
  );
}
