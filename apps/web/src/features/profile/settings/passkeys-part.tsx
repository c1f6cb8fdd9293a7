import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Passkey } from '@yuanguang/contract/objects/account-passkeys';
import { Button, Section, Skeleton, toast, useAsk } from '@yuanguang/ui';
import { FingerprintIcon, PlusIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { WithDays } from '../../../shared/i18n/with-days.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { Rows, TellRow } from '../parts/rows.tsx';
import { canHavePasskeys, makePasskey, passkeyProblem } from './passkey.ts';
import { ProofSheet } from './proof-sheet.tsx';
import s from './settings.module.css';

const KEY = ['account', 'passkeys'] as const;

/** What is set up on this account. */
export const usePasskeys = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async () => (await accountCloud.passkeys({})).passkeys,
    gcTime: 0,
  });

/** Fingerprint, face or the lock of the screen instead of a password: what is set up, adding one, taking one away. */
export function PasskeysPart({ passkeys }: { readonly passkeys: ReturnType<typeof usePasskeys> }) {
  const t = useTranslations('profile.passkeys');
  const format = useFormatter();
  const client = useQueryClient();
  const ask = useAsk();
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();
  /** What waits for the password. */
  const [waiting, setWaiting] = useState<() => void>();

  async function change(which: string, work: () => Promise<readonly Passkey[]>, done: string) {
    setBusy(which);
    setError(undefined);
    try {
      client.setQueryData(KEY, await work());
      await client.invalidateQueries({ queryKey: ['account', 'me'] });
      toast({ text: done, kind: 'done' });
    } catch (error) {
      if (isRefusal(error, 'proof-required')) return setWaiting(() => () => void change(which, work, done));
      const problem = passkeyProblem(error);
      setError(problem ? t(`problem.${problem}`) : errorText(error));
    } finally {
      setBusy(undefined);
    }
  }

  async function remove({ id, name }: Passkey) {
    const sure = await ask({
      title: t('removeTitle', { name }),
      body: t('removeText'),
      confirmLabel: t('remove'),
      cancelLabel: t('cancel'),
    });
    if (!sure) return;
    const work = async () => (await accountCloud.removePasskey({ id })).passkeys;
    await change(id, work, t('removed'));
  }

  function noteOf({ lastUsedAt, createdAt }: { lastUsedAt: string | null; createdAt: string }) {
    const day = format.dateTime(new Date(lastUsedAt ?? createdAt), { dateStyle: 'medium' });
    return { text: t(lastUsedAt ? 'used' : 'made', { day }), days: [day] };
  }

  return (
    <Section title={t('title')} id="passkeys">
      <p className="yg-note">{t('text')}</p>
      {passkeys.isError ? (
        <QueryFailed query={passkeys} title={t('failed')} retryLabel={t('retry')} />
      ) : passkeys.data === undefined ? (
        <Skeleton label={t('loading')} count={1} />
      ) : passkeys.data.length > 0 ? (
        <div className={s.list}>
          <Rows>
            {passkeys.data.map((passkey) => (
              <TellRow
                key={passkey.id}
                icon={FingerprintIcon}
                label={passkey.name}
                note={<WithDays {...noteOf(passkey)} />}
                action={
                  <Button
                    variant="link"
                    busy={busy === passkey.id}
                    aria-label={t('removeLabel', { name: passkey.name })}
                    onClick={() => void remove(passkey)}
                  >
                    {t('remove')}
                  </Button>
                }
              />
            ))}
          </Rows>
        </div>
      ) : null}
      <div className={s.after}>
        <FormError text={error} />
        {canHavePasskeys() ? (
          <Button
            icon={<PlusIcon />}
            busy={busy === 'add'}
            onClick={() => void change('add', makePasskey, t('added'))}
          >
            {t('add')}
          </Button>
        ) : (
          <p className="yg-note">{t('problem.unsupported')}</p>
        )}
      </div>
      <ProofSheet
        open={waiting !== undefined}
        onClose={() => setWaiting(undefined)}
        onProven={() => {
          setWaiting(undefined);
          waiting?.();
        }}
      />
    </Section>
  );
}
