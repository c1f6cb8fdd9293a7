import { Button, LoadingRing } from '@yuanguang/ui';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentAccount } from '../../../shared/account/account.ts';
import { useWays, type Ways } from '../../../shared/account/use-ways.ts';
import { LatePart } from '../../../shared/shell/late-part.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { useWay } from '../parts/use-way.ts';
import s from '../parts/way.module.css';
import { WayPage } from '../parts/way-page.tsx';
import { OtherWays } from './other-ways.tsx';
import type { Way } from './ways.ts';

const Passkey = lazy(() => import('./passkey.tsx'));

interface LoginFrameProps {
  /** The way on the screen, once it is known what is open. */
  readonly wayOf: (ways: Ways) => Way;
  readonly titleOf: (way: Way) => string;
  readonly lead?: string;
  readonly children: (way: Way) => ReactNode;
}

/** A login page: the way itself, below it the other ways that are open, the device's own passkey first of all. */
export function LoginFrame({ wayOf, titleOf, lead, children }: LoginFrameProps) {
  const t = useTranslations('account.login');
  const way = useWay();
  const ways = useWays();
  const [already, setAlready] = useState(() => currentAccount().hasLogin);

  if (already) {
    return (
      <WayPage title={t('already')}>
        <div className={s.stack}>
          <Button variant="seal" wide onClick={() => way.leave()}>
            {t('continue')}
          </Button>
          <Button variant="link" className={s.quiet} onClick={() => setAlready(false)}>
            {t('another')}
          </Button>
        </div>
      </WayPage>
    );
  }
  if (ways.isError) {
    return (
      <WayPage title={t('title')}>
        <QueryFailed query={ways} title={t('waysFailed')} retryLabel={t('retry')} />
      </WayPage>
    );
  }
  if (!ways.data) {
    return (
      <WayPage title={t('title')}>
        <LoadingRing label={t('loading')} />
      </WayPage>
    );
  }
  const current = wayOf(ways.data);
  return (
    <WayPage title={titleOf(current)} lead={lead}>
      {children(current)}
      {ways.data.passkey ? (
        <LatePart failed={null}>
          <Passkey />
        </LatePart>
      ) : null}
      <OtherWays ways={ways.data} current={current} />
    </WayPage>
  );
}
