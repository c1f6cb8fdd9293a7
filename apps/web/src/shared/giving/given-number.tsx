import { Button } from '@yuanguang/ui';
import { CopyIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { copyText } from '../copy-text.ts';
import s from './result.module.css';

/** The number of an order or a gift in groups that can be read aloud, with a button to copy it. */
export function GivenNumber({ label, number }: { label: string; number: string }) {
  const t = useTranslations('sponsor.result');
  const copy = () => copyText(number, { done: t('copied'), failed: t('copyFailed') });
  return (
    <div className={s.number}>
      <span className="yg-note">{label}</span>
      <b className="yg-num">{number}</b>
      <Button icon={<CopyIcon />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}
