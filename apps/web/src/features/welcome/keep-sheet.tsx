import { Button, Sheet } from '@yuanguang/ui';
import { MoreIcon, ShareIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { wayHere } from '../../shared/install/install.ts';
import { askToInstall } from '../../shared/install/install-prompt.ts';
import s from './welcome.module.css';

const STEPS = ['first', 'second', 'third'] as const;

/** Told once: how the temple comes to the home screen of this very phone. The browser asks where it can, else in words. */
export default function KeepSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('welcome.keep');
  const [way] = useState(wayHere);
  if (!way) return null;

  async function put() {
    await askToInstall();
    onClose();
  }

  return (
    <Sheet open title={t('title')} closeLabel={t(way === 'prompt' ? 'later' : 'known')} onClose={onClose}>
      <p>{t('lead')}</p>
      {way === 'prompt' ? (
        <>
          <Button variant="seal" wide onClick={() => void put()}>
            {t('put')}
          </Button>
          <Button wide onClick={onClose}>
            {t('later')}
          </Button>
        </>
      ) : (
        <>
          <ol className={s.steps}>
            {STEPS.map((step) => (
              <li key={step}>
                <span>{t(`${way}.${step}`)}</span>
                {step === 'first' ? way === 'ios' ? <ShareIcon /> : <MoreIcon /> : null}
              </li>
            ))}
          </ol>
          <Button variant="seal" wide onClick={onClose}>
            {t('known')}
          </Button>
        </>
      )}
    </Sheet>
  );
}
