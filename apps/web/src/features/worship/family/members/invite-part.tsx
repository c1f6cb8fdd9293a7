import type { FamilyShrine, OpenInvitation } from '@yuanguang/contract/objects/worship';
import { Button, LoadingRing, Section, toast, useAsk } from '@yuanguang/ui';
import { PlusIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FormError } from '../../../../shared/form/form-error.tsx';
import { useAction } from '../../../../shared/form/use-action.ts';
import { InvitationLink } from '../../../../shared/invitation/invitation-link.tsx';
import { QueryFailed } from '../../../../shared/shell/query-failed.tsx';
import { joinHref } from '../../routes.ts';
import s from './members.module.css';
import { useInvitations } from './use-invitations.ts';

/** Invitations, each for one person and seven days; its link is shown this once. */
export function InvitePart({ shrine }: { shrine: FamilyShrine }) {
  const t = useTranslations('worship.family.invite');
  const family = useTranslations('worship.family');
  const { query, invite, withdraw } = useInvitations(shrine.id);
  /** Kept nowhere: who comes back later makes another one. */
  const [code, setCode] = useState<string>();
  const { busy, submit, error } = useAction(async () => {
    setCode(await invite());
    return undefined;
  });
  return (
    <Section title={t('title')} id="invite">
      <p className={s.text}>{t('text')}</p>
      {code === undefined ? null : (
        <InvitationLink
          href={joinHref(code)}
          words={{
            link: t('link'),
            once: t('once'),
            send: t('share'),
            sendTitle: t('shareTitle'),
            sendText: t('shareText', { shrine: shrine.name }),
            copy: t('copy'),
            copied: t('copied'),
            copyFailed: t('copyFailed'),
          }}
        />
      )}
      <FormError text={error} />
      <Button
        variant={code === undefined ? 'seal' : 'plain'}
        wide
        icon={<PlusIcon />}
        busy={busy}
        onClick={() => void submit()}
      >
        {t(code === undefined ? 'do' : 'another')}
      </Button>
      {query.data ? (
        <OpenOnes invitations={query.data} withdraw={withdraw} onWithdrawn={() => setCode(undefined)} />
      ) : query.isError ? (
        <QueryFailed query={query} title={t('failed')} retryLabel={family('retry')} />
      ) : (
        <LoadingRing label={family('loading')} />
      )}
    </Section>
  );
}

interface OpenOnesProps {
  readonly invitations: readonly OpenInvitation[];
  readonly withdraw: (invitation: string) => Promise<void>;
  readonly onWithdrawn: () => void;
}

function OpenOnes({ invitations, withdraw, onWithdrawn }: OpenOnesProps) {
  const t = useTranslations('worship.family.invite');
  if (invitations.length === 0) return null;
  return (
    <>
      <h3 className={s.open}>{t('open')}</h3>
      <ul className={s.members} aria-label={t('open')}>
        {invitations.map((one) => (
          <Invitation key={one.id} invitation={one} withdraw={withdraw} onWithdrawn={onWithdrawn} />
        ))}
      </ul>
    </>
  );
}

function Invitation({
  invitation: { id, madeAt, endsAt },
  withdraw,
  onWithdrawn,
}: Omit<OpenOnesProps, 'invitations'> & { readonly invitation: OpenInvitation }) {
  const t = useTranslations('worship.family.invite');
  const format = useFormatter();
  const ask = useAsk();
  const day = (iso: string) => format.dateTime(new Date(iso), { month: 'long', day: 'numeric' });
  const hour = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  const { busy, submit, error } = useAction(async () => {
    const sure = await ask({
      title: t('withdrawTitle'),
      body: t('withdrawText'),
      confirmLabel: t('withdraw'),
      cancelLabel: t('keep'),
    });
    if (!sure) return;
    await withdraw(id);
    onWithdrawn();
    toast({ text: t('withdrawn'), kind: 'done' });
  });
  return (
    <li>
      <p className={s.member}>
        <span>{t('made', { day: day(madeAt) })}</span>
        <small>{t('ends', { day: hour(endsAt) })}</small>
      </p>
      <p className={s.acts}>
        <Button variant="link" busy={busy} onClick={() => void submit()}>
          {t('withdraw')}
        </Button>
      </p>
      <FormError text={error} />
    </li>
  );
}
