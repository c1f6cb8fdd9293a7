import { Button, TextField } from '@yuanguang/ui';
import { CopyIcon, ShareIcon } from '@yuanguang/ui/icons';
import { copyText } from '../copy-text.ts';
import { shareOr } from '../share-or.ts';
import s from './invitation-link.module.css';

interface InvitationLinkProps {
  /** Where it leads, with its code. */
  readonly href: string;
  readonly words: Readonly<
    Record<'link' | 'once' | 'send' | 'sendTitle' | 'sendText' | 'copy' | 'copied' | 'copyFailed', string>
  >;
}

/** The link of an invitation, to be sent to one person: it is shown this once. */
export function InvitationLink({ href, words }: InvitationLinkProps) {
  const { origin, pathname } = location;
  const url = `${origin}${pathname}${href}`;
  const { sendTitle: title, sendText: text, copied: done, copyFailed: failed } = words;
  const copy = () => void copyText(url, { done, failed });
  return (
    <div className={s.link} role="status">
      <TextField
        label={words.link}
        hint={words.once}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={s.acts}>
        <Button variant="seal" icon={<ShareIcon />} onClick={() => void shareOr({ title, text, url }, copy)}>
          {words.send}
        </Button>
        <Button icon={<CopyIcon />} onClick={copy}>
          {words.copy}
        </Button>
      </p>
    </div>
  );
}
