import { NavButton } from '@yuanguang/ui';
import { BackIcon } from '@yuanguang/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useRouter } from '../../shared/router/use-router.tsx';
import { usePageTitle } from '../../shared/shell/use-page-title.ts';
import s from './night-bar.module.css';
import { SHRINE } from './routes.ts';

/** The bar that pages of the shrine draw themselves: back, title, and what else there is. */
export function NightBar({ children }: { children?: ReactNode }) {
  const t = useTranslations('shell');
  const title = usePageTitle();
  const router = useRouter();
  return (
    <header className={s.bar}>
      <NavButton
        label={t('nav.back')}
        onClick={() => (router.canGoBack() ? router.back() : router.navigate({ to: SHRINE }))}
      >
        <BackIcon />
      </NavButton>
      <h1 className={s.title}>{title}</h1>
      {children}
    </header>
  );
}
