import type { TabletGuest, TabletInvitation } from '@yuanguang/contract/objects/hall';
import { Button, type Question, toast, useAsk } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import s from './share.module.css';

type End = (share: string) => Promise<void>;

/** Invitations that nobody has used, each to be withdrawn. */
export function InvitationList({
  invitations,
  end,
  onEnded,
}: {
  readonly invitations: readonly TabletInvitation[];
  readonly end: End;
  readonly onEnded: () => void;
}) {
  const t = useTranslations('hall.share');
  const format = useFormatter();
  if (invitations.length === 0) return null;
  return (
    <ShareList title={t('open')}>
      {invitations.map(({ id, endsAt }) => {
        const day = format.dateTime(new Date(endsAt), { dateStyle: 'medium', timeStyle: 'short' });
        return (
          <ShareRow
            key={id}
            act={t('withdraw')}
            question={{ title: t('withdrawTitle'), body: t('withdrawText') }}
            done={t('withdrawn')}
            onEnd={async () => {
              await end(id);
              onEnded();
            }}
          >
            <span>{t('ends', { day })}</span>
          </ShareRow>
        );
      })}
    </ShareList>
  );
}

/** Who sees it, each until its owner says otherwise. */
export function GuestList({ guests, end }: { readonly guests: readonly TabletGuest[]; readonly end: End }) {
  const t = useTranslations('hall.share');
  const format = useFormatter();
  if (guests.length === 0) return null;
  return (
    <ShareList title={t('guests')}>
      {guests.map(({ id, name, since }) => (
        <ShareRow
          key={id}
          act={t('end')}
          of={name}
          question={{ title: t('endTitle', { name }), body: t('endText', { name }), grave: true }}
          done={t('ended', { name })}
          onEnd={() => end(id)}
        >
          <b>{name}</b>
          <small>{t('since', { day: format.dateTime(new Date(since), { dateStyle: 'medium' }) })}</small>
        </ShareRow>
      ))}
    </ShareList>
  );
}

function ShareList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className={s.open}>{title}</h3>
      <ul className={s.shares} aria-label={title}>
        {children}
      </ul>
    </>
  );
}

interface ShareRowProps {
  /** What ends it, and whose it is where that is known. */
  readonly act: string;
  readonly of?: string;
  readonly question: Pick<Question, 'title' | 'body' | 'grave'>;
  readonly done: string;
  readonly onEnd: () => Promise<void>;
  readonly children: ReactNode;
}

/** One of them, ended after a question that says what happens. */
function ShareRow({ act, of, question, done, onEnd, children }: ShareRowProps) {
  const t = useTranslations('hall.share');
  const ask = useAsk();
  const { busy, submit, error } = useAction(async () => {
    const sure = await ask({ ...question, confirmLabel: act, cancelLabel: t('keep') });
    if (!sure) return;
    await onEnd();
    toast({ text: done, kind: 'done' });
  });
  return (
    <li>
      <p className={s.who}>{children}</p>
      <Button variant="link" busy={busy} onClick={() => void submit()}>
        {act}
        {of === undefined ? null : <span className="yg-sr">{of}</span>}
      </Button>
      <FormError text={error} />
    </li>
  );
}
