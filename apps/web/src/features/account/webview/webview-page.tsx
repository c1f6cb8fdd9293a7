import { Lead, Modal } from '@yuanguang/ui';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useConfig } from '../../../shared/config/use-config.ts';
import { useRouter, useSearch } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { Embedded } from './embedded.tsx';
import { OutsideCard } from './outside-card.tsx';
import { type RefusedAddress, webAddress } from './web-address.ts';

/**
 * A page of another site, `?url=&title=`: inside the app where the temple has named the site, else on a card that says
 * where it leads and opens it in a window of its own.
 */
export default function WebviewPage() {
  const { url: text, title } = useSearch();
  const { embeddedSites } = useConfig();
  const address = webAddress(text, embeddedSites);
  return <Page>{content()}</Page>;

  function content() {
    if (typeof address === 'string') return <Refused why={address} />;
    const { url } = address;
    const inside = url.port === '' && embeddedSites.includes(url.hostname) && url.host !== location.host;
    return inside ? (
      <Embedded key={url.href} address={address} title={title} />
    ) : (
      <OutsideCard address={address} title={title} />
    );
  }
}

function Refused({ why }: { why: RefusedAddress }) {
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
        {t(why)}
      </Modal>
    </>
  );
}
