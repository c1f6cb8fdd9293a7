import { Button, toast } from '@yuanguang/ui';
import { CopyIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import s from './result.module.css';

/** The sponsor number in groups that can be read aloud, with a button to copy it. */
export function SponsorNumber({ number }: { number: string }) {
  const t = useTranslations('sponsor.result');
  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      toast({ text: t('copied'), kind: 'done' });
    } catch {
      toast({ text: t('copyFailed'), kind: 'warn' });
    }
  }
  return (
    <div className={s.number}>
      <span className="yg-note">{t('number')}</span>
      <b className="yg-num">{number}</b>
      <Button icon={<CopyIcon />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}
