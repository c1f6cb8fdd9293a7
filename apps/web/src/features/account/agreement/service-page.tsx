import { AgreementPage } from './agreement-page.tsx';

/** 用户服务协议. */
export default function ServicePage() {
  return <AgreementPage name="service" />;
}
