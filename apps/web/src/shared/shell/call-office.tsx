import { useTranslations } from 'use-intl';
import { useConfig } from '../config/use-config.ts';
import { telephoneHref } from '../telephone.ts';

/** Where somebody is in trouble: a link that calls the temple's office. Nothing while no telephone is entered. */
export function CallOffice() {
  const t = useTranslations('shell.page');
  const { temple } = useConfig();
  const phone = temple.phone.trim();
  if (phone === '') return null;
  return (
    <p>
      <a href={telephoneHref(phone)}>{t('callOffice', { phone })}</a>
    </p>
  );
}
