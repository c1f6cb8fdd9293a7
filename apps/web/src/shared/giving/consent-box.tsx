import { CheckSeal } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AGREEMENT_PAGES } from '../account/agreement-pages.ts';
import s from './pay.module.css';

/** In a window of its own: the filled form stays as it is. */
const policyLink = (words: ReactNode) => (
  <a key="privacy" href={`#${AGREEMENT_PAGES.privacy}`} target="_blank" rel="noopener">
    {words}
  </a>
);

interface ConsentBoxProps {
  readonly id?: string;
  readonly checked: boolean;
  /** Somebody went on without it: what is missing is said. */
  readonly reminded: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What is consented to. */
  readonly children: ReactNode;
}

/** The separate consent that names need, with the way to what becomes of them. */
export function ConsentBox({ id, checked, reminded, onChange, children }: ConsentBoxProps) {
  const t = useTranslations('sponsor.summary');
  return (
    <div>
      <CheckSeal
        id={id}
        checked={checked}
        error={reminded && !checked ? t('consentFirst') : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {children}
      </CheckSeal>
      <p className={s.policy}>{t.rich('consentMore', { privacy: policyLink })}</p>
    </div>
  );
}
