import type { TabletShownToMe } from '@yuanguang/contract/objects/hall';
import { Button, Empty, KeyValueList, Lead, Skeleton } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { toHash } from '../../../shared/router/address.ts';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { LoginFirst } from '../../../shared/shell/login-first.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { hallHref, MINE } from '../routes.ts';
import { useShownRows } from '../tablet/record.tsx';
import { Stood } from '../tablet/stood.tsx';
import s from '../tablet/tablet.module.css';
import { formOf, useThingName } from '../use-thing-words.ts';
import { useShown } from './use-shown.ts';

/** What somebody of the family shows (`?share=`): to be looked at, and nothing else. */
export default function ShownPage() {
  const t = useTranslations('hall.share.shown');
  const hall = useTranslations('hall');
  const accept = useTranslations('hall.share.accept');
  const { hasLogin } = useAccount();
  const { share = '' } = useSearch();
  const query = useShown();
  const shown = query.data?.find((one) => one.share === share);
  return (
    <Page>
      {!hasLogin ? (
        <LoginFirst title={t('loginTitle')} button={accept('toLogin')}>
          {t('loginText')}
        </LoginFirst>
      ) : shown ? (
        <Shown shown={shown} />
      ) : query.isFetching ? (
        // What is kept from before need not hold this one: it is asked for first.
        <Skeleton label={hall('tablet.loading')} count={4} />
      ) : query.isError ? (
        <QueryFailed query={query} title={hall('tablet.failed')} retryLabel={hall('retry')} />
      ) : (
        <Empty title={t('gone')} action={<Button href={toHash({ to: MINE })}>{hall('titles.mine')}</Button>}>
          {t('goneText')}
        </Empty>
      )}
    </Page>
  );
}

function Shown({ shown }: { shown: TabletShownToMe }) {
  const t = useTranslations('hall');
  const format = useFormatter();
  const nameOf = useThingName();
  const rowsOf = useShownRows();
  const since = format.dateTime(new Date(shown.since), { dateStyle: 'medium' });
  return (
    <div className={s.whole}>
      <div className={s.seen}>
        <Stood thing={shown} />
      </div>
      <div className={s.shown}>
        <Lead center title={nameOf(shown)}>
          <p>{t(`tablet.status.${formOf(shown)}.${shown.status}`)}</p>
        </Lead>
        <KeyValueList items={rowsOf(shown)} />
        <p className="yg-note">{t('share.shown.since', { day: since })}</p>
        <div className={s.acts}>
          <Button href={hallHref(shown.hall)}>{t(`titles.${shown.hall}`)}</Button>
          <Button variant="link" href={toHash({ to: MINE })}>
            {t('titles.mine')}
          </Button>
        </div>
      </div>
    </div>
  );
}
