import { Button, PictureView, toast } from '@yuanguang/ui';
import { SaveImageIcon, SearchIcon } from '@yuanguang/ui/icons';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isUpright } from '../i18n/upright.ts';
import { saveFile } from '../save-file.ts';
import { CertificatePicture } from './certificate-picture.tsx';
import { askAgainIn } from './picture-delay.ts';
import s from './result.module.css';

/** While the server is busy it is asked again, so often at most. */
const MOST_TRIES = 5;

/** Hands a picture to the phone; rejects when it cannot be fetched. */
async function savePicture(url: string, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(url);
    if (answer.ok) return saveFile(name, await answer.blob());
    const seconds = askAgainIn(answer);
    if (seconds === undefined || tries >= MOST_TRIES) throw new Error(`picture not there: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}

interface CertificateProps {
  /** Secret of the link to what was given. */
  readonly token: string;
  readonly number: string;
  /** Its words for who does not see it. */
  readonly alt: string;
  /** What stands in its place for a moment first; then the certificate unrolls. */
  readonly opening?: ReactNode;
}

/** The certificate of merit as a picture to keep. Its words stand again in the record below it. */
export function Certificate({ token, number, alt, opening }: CertificateProps) {
  const t = useTranslations('sponsor');
  const language = useLocale();
  const [saving, setSaving] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  const url = `/receipts/${encodeURIComponent(token)}/certificate.png?lang=${language}`;

  async function save() {
    setSaving(true);
    try {
      await savePicture(url, `${t('result.certificate')} ${number}.png`);
      toast({ text: t('result.saved'), kind: 'done' });
    } catch {
      toast({ text: t('result.saveFailed'), kind: 'warn' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <figure className={s.certificate}>
      <CertificatePicture url={url} alt={alt} opening={opening} onOpen={() => setEnlarged(true)} />
      <figcaption>
        <Button variant="seal" busy={saving} icon={<SaveImageIcon />} onClick={() => void save()}>
          {t('result.save')}
        </Button>
        <Button icon={<SearchIcon />} onClick={() => setEnlarged(true)}>
          {t('result.enlarge')}
        </Button>
      </figcaption>
      <PictureView
        open={enlarged}
        onClose={() => setEnlarged(false)}
        src={url}
        alt={alt}
        closeLabel={t('summary.close')}
        wholeLabel={t('result.showWhole')}
        nearLabel={t('result.enlarge')}
        fromRight={isUpright(language)}
      />
    </figure>
  );
}
