import { Button, CheckSeal, useAsk } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import { useRouter } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { ErasureNotice } from '../parts/erasure-notice.tsx';
import s from '../parts/parts.module.css';
import { RequireLogin } from '../parts/require-login.tsx';
import { link, PROFILE_ROUTES } from '../routes.ts';
import { Closed } from './closed.tsx';

/** What the notice says, point by point. */
const POINTS = ['erased', 'orders', 'records', 'week', 'back', 'final'] as const;

/** Closing the account: the notice, the tick, the question, and then the day on which it is gone. */
export default function DeactivatePage() {
  const [erasedAt, setErasedAt] = useState<string>();
  return (
    <Page>
      {erasedAt === undefined ? (
        <RequireLogin>
          {(me, change) =>
            me.erasedAt === null ? (
              <Notice onDone={setErasedAt} />
            ) : (
              <ErasureNotice me={me} onChange={change} />
            )
          }
        </RequireLogin>
      ) : (
        <Closed erasedAt={erasedAt} />
      )}
    </Page>
  );
}

function Notice({ onDone }: { onDone: (erasedAt: string) => void }) {
  const t = useTranslations('profile.deactivate');
  const router = useRouter();
  const ask = useAsk();
  const [read, setRead] = useState(false);
  const [missing, setMissing] = useState(false);
  const { busy, submit, error } = useAction(async () => {
    const done = await accountCloud.deactivate({ confirmed: true }, { preventDuplicate: true });
    onDone(done.erasedAt);
    return 'leaving';
  });

  async function next() {
    setMissing(!read);
    if (!read) return;
    const sure = await ask({
      title: t('askTitle'),
      body: t('askText'),
      confirmLabel: t('confirm'),
      cancelLabel: t('keep'),
      grave: true,
    });
    if (sure) await submit();
  }

  return (
    <>
      <p className={s.intro}>{t('text')}</p>
      <ol className={s.points}>
        {POINTS.map((point) => (
          <li key={point}>{t(`point.${point}`)}</li>
        ))}
      </ol>
      <div className={s.foot}>
        <p>
          <a href={link(PROFILE_ROUTES.settings)}>{t('export')}</a>
        </p>
        <CheckSeal
          checked={read}
          error={missing ? t('tickMissing') : undefined}
          onChange={(event) => {
            setRead(event.target.checked);
            setMissing(false);
          }}
        >
          {t('tick')}
        </CheckSeal>
        <FormError text={error} />
        <div className="yg-row">
          <Button
            variant="seal"
            onClick={() =>
              router.canGoBack() ? router.back() : router.navigate({ to: PROFILE_ROUTES.settings })
            }
          >
            {t('cancel')}
          </Button>
          <Button busy={busy} onClick={() => void next()}>
            {t('next')}
          </Button>
        </div>
      </div>
    </>
  );
}
