import { Button, KeyValueList, Lead } from '@yuanguang/ui';
import { CopyIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { copyText } from '../../../shared/copy-text.ts';
import s from '../parts/sign-in.module.css';
import type { WebAddress } from './web-address.ts';

/** In a window of its own, which learns nothing of this one and cannot reach it. */
export function openOutside({ url }: WebAddress): void {
  window.open(url.href, '_blank', 'noopener,noreferrer');
}

/** Says where an address leads and what is seen there of who goes, and opens it. */
export function OutsideCard({ address, title }: { address: WebAddress; title: string | undefined }) {
  const t = useTranslations('account.web');
  const framework = useTranslations('framework.clipboard');
  const { href } = address.url;
  const copy = () => copyText(href, { done: framework('copied'), failed: framework('copyFailed') });
  return (
    <div className={s.column}>
      <Lead title={title?.trim() || t('title')}>
        <p>{t('text')}</p>
      </Lead>
      <div className={s.stack}>
        <KeyValueList
          items={[
            { label: t('site'), value: <b>{address.host}</b> },
            { label: t('address'), value: href },
          ]}
        />
        <div className={s.actions}>
          <Button variant="seal" wide onClick={() => openOutside(address)}>
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
