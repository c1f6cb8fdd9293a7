import { Button, CheckSeal, LoadingRing, Modal, Sheet } from '@yuanguang/ui';
import { lazy, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AGREEMENT_PAGES, type AgreementName } from '../account/agreement-pages.ts';
import { LatePart } from '../shell/late-part.tsx';
import s from './account-parts.module.css';

const AgreementText = lazy(() => import('./agreement-text.tsx'));

/**
 * The agreement that registering and logging in ask for, or, for `realName`, the separate consent that handling a name and
 * an identity card number needs. Put `tick` into the form and `above`
 * after it; `await ensure()` before the call: true when it was ticked, else a dialog asks, whose confirmation ticks it
 * and lets the action go on. The texts open above the page, so that nothing typed is lost.
 */
export function useAgreement(to: 'texts' | 'realName' = 'texts') {
  const t = useTranslations('account.agreement');
  const [agreed, setAgreed] = useState(false);
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState<AgreementName>();
  const settle = useRef<(yes: boolean) => void>(undefined);

  const link = (name: AgreementName) => (words: ReactNode) => (
    <a
      key={name}
      href={`#${AGREEMENT_PAGES[name]}`}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        setReading(name);
      }}
    >
      {words}
    </a>
  );
  const links = { service: link('service'), privacy: link('privacy') };

  function answer(yes: boolean): void {
    setAsking(false);
    if (yes) setAgreed(true);
    settle.current?.(yes);
    settle.current = undefined;
  }

  function ensure(): Promise<boolean> {
    if (agreed) return Promise.resolve(true);
    settle.current?.(false);
    setAsking(true);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }

  const tick = (
    <CheckSeal checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
      <span className={s.agree}>{t.rich(to === 'texts' ? 'tick' : 'tickRealName', links)}</span>
    </CheckSeal>
  );
  const above = (
    <>
      <Modal
        open={asking}
        title={t('askTitle')}
        confirmLabel={t('agree')}
        onConfirm={() => answer(true)}
        cancelLabel={t('notYet')}
        onCancel={() => answer(false)}
      >
        <p className={s.asked}>{t.rich(to === 'texts' ? 'ask' : 'askRealName', links)}</p>
      </Modal>
      <Sheet
        open={reading !== undefined}
        onClose={() => setReading(undefined)}
        title={reading ? t(reading) : ''}
        closeLabel={t('close')}
      >
        {reading ? (
          <LatePart waiting={<LoadingRing label={t('loading')} />} failed={<TextElsewhere name={reading} />}>
            <AgreementText name={reading} />
            <Button wide onClick={() => setReading(undefined)}>
              {t('close')}
            </Button>
          </LatePart>
        ) : null}
      </Sheet>
    </>
  );
  return { tick, above, ensure };
}

/** The text did not come: in a window of its own it is asked for anew, and the form here keeps what was typed. */
function TextElsewhere({ name }: { name: AgreementName }) {
  const t = useTranslations('account.agreement');
  return (
    <div role="alert" className={s.elsewhere}>
      <p>{t('textFailed')}</p>
      <a href={`#${AGREEMENT_PAGES[name]}`} target="_blank" rel="noopener">
        {t('textElsewhere')}
      </a>
    </div>
  );
}
