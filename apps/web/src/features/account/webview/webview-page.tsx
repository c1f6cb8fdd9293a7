import { Button, KeyValueList, Lead, Modal } from '@yuanguang/ui';
import { CopyIcon } from '@yuanguang/ui/icons';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { copyText } from '../../../shared/copy-text.ts';
import { useRouter, useSearch } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import s from '../parts/sign-in.module.css';
import { webAddress } from './web-address.ts';

/**
 * A page of another site, `?url=&title=`. It is never shown inside the temple's own page, where it could pass for it:
 * the reader sees where it leads and opens it in a window of its own.
 */
export default function WebviewPage() {
  const { url: text, title } = useSearch();
  const url = webAddress(text);
  return <Page>{url ? <Outside url={url} title={title} /> : <Invalid />}</Page>;
}

function Outside({ url, title }: { url: URL; title: string | undefined }) {
  const t = useTranslations('account.web');
  const framework = useTranslations('framework.clipboard');
  const copy = () => copyText(url.href, { done: framework('copied'), failed: framework('copyFailed') });
  return (
    <div className={s.column}>
      <Lead title={title?.trim() || t('title')}>
        <p>{t('text')}</p>
      </Lead>
      <div className={s.stack}>
        <KeyValueList
          items={[
            { label: t('site'), value: <b>{url.host}</b> },
            { label: t('address'), value: url.href },
          ]}
        />
        {url.protocol === 'http:' ? <p className="yg-note">{t('plain')}</p> : null}
        <div className={s.actions}>
          <Button variant="seal" wide onClick={() => window.open(url.href, '_blank', 'noopener,noreferrer')}>
            {t('open')}
          </Button>
          <Button wide icon={<CopyIcon />} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Invalid() {
  const t = useTranslations('account.web');
  const router = useRouter();
  const title = t('pathError');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Lead title={title} />
      <Modal
        open
        title={title}
        confirmLabel={t('confirm')}
        onConfirm={() => {
          if (router.canGoBack()) router.back();
          else router.navigate({ to: '/', replace: true });
        }}
      >
        {t('invalid')}
      </Modal>
    </>
  );
}
