import type { Order } from '@yuanguang/contract/objects/sponsor';
import { Button, ErrorNotice, toast } from '@yuanguang/ui';
import { SaveImageIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { saveFile } from '../../../shared/save-file.ts';
import s from './result.module.css';

/** Hands a picture to the phone; rejects when it cannot be fetched. */
async function savePicture(url: string, name: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`picture not there: ${answer.status}`);
  saveFile(name, await answer.blob());
}

/** The certificate of merit as a picture to keep. Its words stand again in the record below it. */
export function Certificate({ order, token }: { order: Order; token: string }) {
  const t = useTranslations('sponsor');
  const language = useLocale();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [saving, setSaving] = useState(false);
  const url = `/receipts/${encodeURIComponent(token)}/certificate.png?lang=${language}`;

  async function save() {
    setSaving(true);
    try {
      await savePicture(url, `${t('result.certificate')} ${order.sponsorNumber}.png`);
      toast({ text: t('result.saved'), kind: 'done' });
    } catch {
      toast({ text: t('result.saveFailed'), kind: 'warn' });
    } finally {
      setSaving(false);
    }
  }

  if (failed) {
    return (
      <ErrorNotice
        title={t('result.certificateFailed')}
        retryLabel={t('entry.retry')}
        onRetry={() => {
          setFailed(false);
          setTries(tries + 1);
        }}
      />
    );
  }
  return (
    <figure className={s.certificate}>
      <img
        key={tries}
        src={tries > 0 ? `${url}&try=${tries}` : url}
        alt={t('result.certificateAlt', { name: order.name, book: order.bookTitle, n: order.copies })}
        width={1080}
        height={1440}
        onError={() => setFailed(true)}
      />
      <figcaption>
        <Button variant="seal" busy={saving} icon={<SaveImageIcon />} onClick={() => void save()}>
          {t('result.save')}
        </Button>
      </figcaption>
    </figure>
  );
}
