import { AgreementPage } from './agreement-page.tsx';

/** 隐私政策. */
export default function PrivacyPage() {
  return <AgreementPage name="privacy" />;
}
