import { useTranslations } from 'use-intl';
import { WayPage } from '../parts/way-page.tsx';
import { RetrieveForm } from './retrieve-form.tsx';

/** A forgotten password, by email. */
export default function RetrieveByEmailPage() {
  const t = useTranslations('account.retrieve');
  return (
    <WayPage title={t('emailTitle')} lead={t('emailLead')}>
      <RetrieveForm channel="email" />
    </WayPage>
  );
}
