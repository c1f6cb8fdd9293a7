import { useTranslations } from 'use-intl';
import { SignInPage } from '../parts/sign-in-page.tsx';
import { RetrieveForm } from './retrieve-form.tsx';

/** A forgotten password, by text message. `?phoneNumber=` fills the number in, `&lock=` keeps it. */
export default function RetrievePage() {
  const t = useTranslations('account.retrieve');
  return (
    <SignInPage title={t('title')} lead={t('lead')}>
      <RetrieveForm channel="sms" />
    </SignInPage>
  );
}
