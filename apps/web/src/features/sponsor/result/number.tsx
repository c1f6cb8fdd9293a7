import { Button } from '@yuanguang/ui';
import { CopyIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { copyText } from '../../../shared/copy-text.ts';
import s from './result.module.css';

/** The sponsor number in groups that can be read aloud, with a button to copy it. */
export function SponsorNumber({ number }: { number: string }) {
  const t = useTranslations('sponsor.result');
  const copy = () => copyText(number, { done: t('copied'), failed: t('copyFailed') });
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
