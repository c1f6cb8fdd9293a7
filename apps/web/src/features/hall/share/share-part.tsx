import type { Tablet } from '@yuanguang/contract/objects/hall';
import { TABLETS } from '@yuanguang/contract/rules/tablet-kinds';
import { Button, LoadingRing, Section } from '@yuanguang/ui';
import { PlusIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { useLoginHref } from '../../../shared/account/use-login-href.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import { InvitationLink } from '../../../shared/invitation/invitation-link.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { shareHref } from '../routes.ts';
import s from './share.module.css';
import { GuestList, InvitationList } from './share-lists.tsx';
import { useShares } from './use-shares.ts';

interface SharePartProps {
  readonly tablet: Tablet;
  readonly token: string;
}

/** To whom of the family it is shown. Whose account it is alone decides; a link shares nothing. */
export function SharePart({ tablet, token }: SharePartProps) {
  const t = useTranslations('hall.share');
  const { hasLogin } = useAccount();
  const loginHref = useLoginHref();
  if (tablet.ownership === 'other') return null;
  const isPrivate = tablet.tablet !== null && TABLETS[tablet.tablet.kind].private;
  return (
    <Section title={t('title')} id="share">
      <p className={s.text}>{t(isPrivate ? 'gentle' : 'text')}</p>
      {tablet.ownership === 'own' ? (
        <Sharing token={token} />
      ) : (
        <>
          <p className="yg-note">{t('account')}</p>
          {hasLogin ? null : (
            <Button variant="link" href={loginHref}>
              {t('login')}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

function Sharing({ token }: { token: string }) {
  const t = useTranslations('hall.share');
  const hall = useTranslations('hall');
  const { query, invite, end } = useShares(token);
  /** Kept nowhere: who comes back later makes another one. */
  const [code, setCode] = useState<string>();
  const { busy, submit, error } = useAction(async () => {
    setCode(await invite());
    return undefined;
  });
  return (
    <>
      {code === undefined ? null : (
        <InvitationLink
          href={shareHref(code)}
          words={{
            link: t('link'),
            once: t('once'),
            send: t('send'),
            sendTitle: t('sendTitle'),
            sendText: t('sendText'),
            copy: t('copy'),
            copied: t('copied'),
            copyFailed: t('copyFailed'),
          }}
        />
      )}
      <FormError text={error} />
      <Button icon={<PlusIcon />} busy={busy} onClick={() => void submit()}>
        {t(code === undefined ? 'do' : 'another')}
      </Button>
      {query.data ? (
        <>
          <InvitationList invitations={query.data.invitations} end={end} onEnded={() => setCode(undefined)} />
          <GuestList guests={query.data.guests} end={end} />
        </>
      ) : query.isError ? (
        <QueryFailed query={query} title={t('failed')} retryLabel={hall('retry')} />
      ) : (
        <LoadingRing label={hall('tablet.loading')} />
      )}
    </>
  );
}
