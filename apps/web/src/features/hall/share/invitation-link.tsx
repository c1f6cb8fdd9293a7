import { Button, TextField } from '@yuanguang/ui';
import { CopyIcon, ShareIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { copyText } from '../../../shared/copy-text.ts';
import { shareOr } from '../../../shared/share-or.ts';
import { shareHref } from '../routes.ts';
import s from './share.module.css';

/** The way to see it, to be sent to one person; it names nobody. */
export function InvitationLink({ code }: { code: string }) {
  const t = useTranslations('hall.share');
  const { origin, pathname } = location;
  const url = `${origin}${pathname}${shareHref(code)}`;
  const copy = () => void copyText(url, { done: t('copied'), failed: t('copyFailed') });
  return (
    <div className={s.link} role="status">
      <TextField
        label={t('link')}
        hint={t('once')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={s.acts}>
        <Button
          variant="seal"
          icon={<ShareIcon />}
          onClick={() => void shareOr({ title: t('sendTitle'), text: t('sendText'), url }, copy)}
        >
          {t('send')}
        </Button>
        <Button icon={<CopyIcon />} onClick={copy}>
          {t('copy')}
        </Button>
      </p>
    </div>
  );
}
