import { Button } from '@yuanguang/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { OutsideCard, openOutside } from './outside-card.tsx';
import type { WebAddress } from './web-address.ts';
import s from './webview.module.css';

/**
 * What the other site needs to show its own pages: not this app, no further windows, no downloads, no dialogs, and neither
 * place, camera nor microphone.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/**
 * A page of a site that the temple has named, under a line that says whose it is. Where the page's policy does not let it
 * in, or it leads on to a site that is not named, the card stands in its place.
 */
export function Embedded({ address, title }: { address: WebAddress; title: string | undefined }) {
  const t = useTranslations('account.web');
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const look = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setRefused(true);
    };
    document.addEventListener('securitypolicyviolation', look);
    return () => document.removeEventListener('securitypolicyviolation', look);
  }, []);
  if (refused) return <OutsideCard address={address} title={title} />;
  return (
    <div className={s.embedded}>
      <div className={s.whose}>
        <p>{t('embedded', { host: address.host })}</p>
        <Button variant="link" onClick={() => openOutside(address)}>
          {t('openOutside')}
        </Button>
      </div>
      <iframe
        className={s.frame}
        src={address.url.href}
        title={title?.trim() || address.host}
        sandbox={SANDBOX}
        allow=""
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
