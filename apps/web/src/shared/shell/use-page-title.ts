import { useTranslations } from 'use-intl';
import { useCurrentRoute } from '../router/use-router.tsx';

/** The title of the page on the screen; at an address without a page, the app's name. */
export function usePageTitle(): string {
  const t = useTranslations();
  const { page } = useCurrentRoute();
  return page ? t(`${page.feature}.titles.${page.title}`) : t('shell.app');
}
