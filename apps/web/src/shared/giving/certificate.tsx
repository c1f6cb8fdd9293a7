import { Button, PictureView, toast } from '@yuanguang/ui';
import { SaveImageIcon, SearchIcon, ShareIcon } from '@yuanguang/ui/icons';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isUpright } from '../i18n/upright.ts';
import { saveFile } from '../save-file.ts';
import { CertificatePicture } from './certificate-picture.tsx';
import { fetchPicture } from './fetch-picture.ts';
import s from './result.module.css';
import { ShareCard } from './share-card.tsx';

interface CertificateProps {
  /** Secret of the link to what was given. */
  readonly token: string;
  readonly number: string;
  /** Its words for who does not see it. */
  readonly alt: string;
  /** What stands in its place for a moment first; then the certificate unrolls. */
  readonly opening?: ReactNode;
  /** The giver's name is not public: a card does not show it unless they say so. */
  readonly anonymous: boolean;
}

/** The certificate of merit as a picture to keep. Its words stand again in the record below it. */
export function Certificate({ token, number, alt, opening, anonymous }: CertificateProps) {
  const t = useTranslations('sponsor');
  const language = useLocale();
  const [saving, setSaving] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  const [sharing, setSharing] = useState(false);
  const url = (format: 'png' | 'webp') =>
    `/receipts/${encodeURIComponent(token)}/certificate.${format}?lang=${language}`;
  const shown = url('webp');

  async function save() {
    setSaving(true);
    try {
      saveFile(`${t('result.certificate')} ${number}.png`, await fetchPicture(url('png')));
      toast({ text: t('result.saved'), kind: 'done' });
    } catch {
      toast({ text: t('result.saveFailed'), kind: 'warn' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <figure className={s.certificate}>
      <CertificatePicture url={shown} alt={alt} opening={opening} onOpen={() => setEnlarged(true)} />
      <figcaption>
        <Button variant="seal" busy={saving} icon={<SaveImageIcon />} onClick={() => void save()}>
          {t('result.save')}
        </Button>
        <Button icon={<SearchIcon />} onClick={() => setEnlarged(true)}>
          {t('result.enlarge')}
        </Button>
        <Button icon={<ShareIcon />} onClick={() => setSharing(true)}>
          {t('share.open')}
        </Button>
      </figcaption>
      <ShareCard open={sharing} onClose={() => setSharing(false)} token={token} anonymous={anonymous} />
      <PictureView
        open={enlarged}
        onClose={() => setEnlarged(false)}
        src={shown}
        alt={alt}
        closeLabel={t('summary.close')}
        wholeLabel={t('result.showWhole')}
        nearLabel={t('result.enlarge')}
        fromRight={isUpright(language)}
      />
    </figure>
  );
}
