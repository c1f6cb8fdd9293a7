import { useQuery } from '@tanstack/react-query';
import { Button, CheckSeal, ErrorNotice, LoadingRing, RadioList, Sheet, toast } from '@yuanguang/ui';
import { CopyIcon, SaveImageIcon, ShareIcon } from '@yuanguang/ui/icons';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { copyText } from '../copy-text.ts';
import { saveFile } from '../save-file.ts';
import { shareOr } from '../share-or.ts';
import { fetchPicture } from './fetch-picture.ts';
import s from './share-card.module.css';

const SHAPES = ['square', 'upright'] as const;

interface ShareCardProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Secret of the link to what was given; it is not on the card. */
  readonly token: string;
  /** The name is hidden unless asked for. */
  readonly anonymous: boolean;
}

/** A card for family and friends: its shape, with or without the name; shared, or saved where nothing can be shared. */
export function ShareCard({ open, onClose, ...card }: ShareCardProps) {
  const t = useTranslations('sponsor');
  return (
    <Sheet open={open} onClose={onClose} title={t('share.title')} closeLabel={t('summary.close')}>
      {open ? <Choice {...card} /> : null}
    </Sheet>
  );
}

function Choice({ token, anonymous }: Pick<ShareCardProps, 'token' | 'anonymous'>) {
  const t = useTranslations('sponsor');
  const language = useLocale();
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('square');
  const [hidden, setHidden] = useState(anonymous);
  const chosen = { lang: language, ...(hidden ? { name: 'hidden' } : {}) };
  const own = `/receipts/${encodeURIComponent(token)}`;
  const url = `${own}/card.png?${new URLSearchParams({ ...chosen, shape })}`;
  // There before it is shared: phones share only what is at hand when the button is pressed.
  const picture = useQuery({
    queryKey: ['giving', 'card', url],
    queryFn: async () =>
      new File([await fetchPicture(url)], `${t('share.title')}.png`, { type: 'image/png' }),
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The address of a page that shows the card; nothing of the secret can be read from it.
  const linkUrl = `${own}/card-link?${new URLSearchParams(chosen)}`;
  const link = useQuery({
    queryKey: ['giving', 'card-link', linkUrl],
    queryFn: async () => {
      const answer = await fetch(linkUrl);
      if (!answer.ok) throw new Error(`no link: ${answer.status}`);
      return ((await answer.json()) as { url: string }).url;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const file = picture.data;
  const src = useObjectUrl(file);
  const sharable = file !== undefined && navigator.canShare?.({ files: [file] }) === true;

  function send(address: string): void {
    const copy = () => void copyText(address, { done: t('share.linkCopied'), failed: t('share.linkFailed') });
    void shareOr({ title: t('share.title'), url: address }, copy);
  }
  function save(saved: File): void {
    saveFile(saved.name, saved);
    toast({ text: t('share.saved'), kind: 'done' });
  }

  return (
    <div className={s.choice}>
      <div className={s.card} data-shape={shape}>
        {src ? (
          <img src={src} alt={t(hidden ? 'share.altHidden' : 'share.alt')} />
        ) : picture.isError ? (
          <ErrorNotice
            title={t('share.failed')}
            retryLabel={t('entry.retry')}
            busy={picture.isFetching}
            onRetry={() => void picture.refetch()}
          />
        ) : (
          <LoadingRing label={t('share.coming')} />
        )}
      </div>
      <RadioList
        legend={t('share.shape')}
        legendHidden
        value={shape}
        onChange={setShape}
        options={SHAPES.map((value) => ({ value, label: t(`share.${value}`) }))}
      />
      <CheckSeal checked={hidden} onChange={(event) => setHidden(event.target.checked)}>
        {t('share.hide')}
      </CheckSeal>
      <p className="yg-note">{t('share.note')}</p>
      {sharable ? (
        <Button
          variant="seal"
          wide
          icon={<ShareIcon />}
          onClick={() => void shareOr({ files: [file] }, () => save(file))}
        >
          {t('share.send')}
        </Button>
      ) : null}
      <Button
        variant={sharable ? undefined : 'seal'}
        wide
        icon={<SaveImageIcon />}
        disabled={file === undefined}
        onClick={() => file && save(file)}
      >
        {t('share.save')}
      </Button>
      <Button
        wide
        icon={<CopyIcon />}
        disabled={link.data === undefined}
        onClick={() => link.data && send(link.data)}
      >
        {t('share.link')}
      </Button>
    </div>
  );
}

/** An address of a file for as long as it is shown. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
