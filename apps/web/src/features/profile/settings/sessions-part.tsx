import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '@yuanguang/contract/objects/account';
import { Button, Section, Skeleton, Tag, toast, useAsk } from '@yuanguang/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { WithDays } from '../../../shared/i18n/with-days.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { Rows, TellRow } from '../parts/rows.tsx';
import s from './settings.module.css';

const KEY = ['account', 'sessions'] as const;

/** Where one is logged in. */
export const useSessions = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async () => (await accountCloud.sessions({})).sessions,
    gcTime: 0,
  });

/** Where one is logged in, and the way to end it there. */
export function SessionsPart({ sessions }: { readonly sessions: ReturnType<typeof useSessions> }) {
  const t = useTranslations('profile.sessions');
  const format = useFormatter();
  const client = useQueryClient();
  const ask = useAsk();
  const seen = ({ lastSeenAt }: Session) =>
    format.dateTime(new Date(lastSeenAt), { dateStyle: 'medium', timeStyle: 'short' });
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();

  async function end(which: string, work: () => Promise<string>) {
    setBusy(which);
    setError(undefined);
    try {
      toast({ text: await work(), kind: 'done' });
    } catch (error) {
      setError(errorText(error));
    } finally {
      await client.invalidateQueries({ queryKey: KEY });
      setBusy(undefined);
    }
  }

  const endOne = ({ id, device }: Session) =>
    end(id, async () => {
      await accountCloud.endSession({ id });
      return t('ended', { device });
    });

  async function endOthers() {
    const sure = await ask({
      title: t('othersTitle'),
      body: t('othersText'),
      confirmLabel: t('others'),
      cancelLabel: t('cancel'),
    });
    if (!sure) return;
    await end('others', async () => {
      const { ended } = await accountCloud.logoutElsewhere({});
      return t('othersEnded', { n: ended });
    });
  }

  return (
    <Section title={t('title')} id="sessions">
      {sessions.isError ? (
        <QueryFailed query={sessions} title={t('failed')} retryLabel={t('retry')} />
      ) : sessions.data ? (
        <Rows>
          {sessions.data.map((session) => (
            <TellRow
              key={session.id}
              label={session.device || t('unknown')}
              note={
                <WithDays
                  text={t('seen', { when: seen(session), address: session.address })}
                  days={[seen(session)]}
                />
              }
              action={
                session.current ? (
                  <Tag tone="gold">{t('current')}</Tag>
                ) : (
                  <Button
                    variant="link"
                    busy={busy === session.id}
                    aria-label={t('endLabel', { device: session.device || t('unknown') })}
                    onClick={() => void endOne(session)}
                  >
                    {t('end')}
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      ) : (
        <Skeleton label={t('loading')} count={2} />
      )}
      <div className={s.after}>
        <FormError text={error} />
        {sessions.data && sessions.data.length > 1 ? (
          <Button busy={busy === 'others'} onClick={() => void endOthers()}>
            {t('others')}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
