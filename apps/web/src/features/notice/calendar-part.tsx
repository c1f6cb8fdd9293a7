import { useQueryClient } from '@tanstack/react-query';
import type { NoticeSettings } from '@yuanguang/contract/objects/notice';
import { Button, Section, toast, useAsk } from '@yuanguang/ui';
import { CalendarIcon, CopyIcon } from '@yuanguang/ui/icons';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { copyText } from '../../shared/copy-text.ts';
import { FormError } from '../../shared/form/form-error.tsx';
import { useAction } from '../../shared/form/use-action.ts';
import { noticeCloud } from './cloud.ts';
import s from './notice.module.css';

/** One's reminders in the calendar of the phone, by an address that is told once. */
export function CalendarPart({ settings }: { readonly settings: NoticeSettings }) {
  const t = useTranslations('notice.calendar');
  const { uid } = useAccount();
  const queryClient = useQueryClient();
  const ask = useAsk();
  /** Kept nowhere: who comes back later makes a new one. */
  const [address, setAddress] = useState<string>();
  const make = useRef<HTMLButtonElement>(null);
  const there = settings.feed;

  function told(feed: boolean, next: string | undefined, words: string): void {
    setAddress(next);
    queryClient.setQueryData<NoticeSettings>(
      ['notice', 'settings', uid],
      (before) => before && { ...before, feed },
    );
    toast({ text: words, kind: 'done' });
  }

  const making = useAction(async () => {
    const { address: next } = await noticeCloud.createFeed({});
    told(true, next, t('made'));
    return undefined;
  });
  const revoking = useAction(async () => {
    await noticeCloud.revokeFeed({});
    told(false, undefined, t('revoked'));
    // The button that was pressed is gone.
    make.current?.focus();
    return undefined;
  });

  async function create(): Promise<void> {
    const question = {
      title: t('renewTitle'),
      body: t('renewText'),
      confirmLabel: t('renew'),
      cancelLabel: t('keep'),
    };
    if (!there || (await ask(question))) await making.submit();
  }
  async function revoke(): Promise<void> {
    const question = {
      title: t('revokeTitle'),
      body: t('revokeText'),
      confirmLabel: t('revoke'),
      cancelLabel: t('keep'),
      grave: true,
    };
    if (await ask(question)) await revoking.submit();
  }

  return (
    <Section title={t('title')} id="calendar" className={s.calendar}>
      <div className={s.stack}>
        <p>{t('text')}</p>
        {address ? <Address address={address} /> : null}
        <p className="yg-note">{address || !there ? t('secret') : t('there')}</p>
        <div className={s.acts}>
          <Button
            ref={make}
            icon={there ? undefined : <CalendarIcon />}
            busy={making.busy}
            onClick={() => void create()}
          >
            {there ? t('renew') : t('create')}
          </Button>
          {there ? (
            <Button busy={revoking.busy} onClick={() => void revoke()}>
              {t('revoke')}
            </Button>
          ) : null}
        </div>
        <FormError text={making.error ?? revoking.error} />
      </div>
    </Section>
  );
}

function Address({ address }: { readonly address: string }) {
  const t = useTranslations('notice.calendar');
  const framework = useTranslations('framework.clipboard');
  const copy = () => copyText(address, { done: framework('copied'), failed: framework('copyFailed') });
  return (
    <div className={s.address}>
      <p>
        <bdi>{address}</bdi>
      </p>
      <p className="yg-note">{t('once')}</p>
      <div className={s.acts}>
        <Button icon={<CalendarIcon />} href={address.replace(/^https?:/, 'webcal:')}>
          {t('open')}
        </Button>
        <Button icon={<CopyIcon />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <p className="yg-note">{t('byHand')}</p>
    </div>
  );
}
