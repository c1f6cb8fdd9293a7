import { OfferPage } from './offer-page.tsx';

const KINDS = ['incense', 'lamp'] as const;

export default function IncensePage() {
  return <OfferPage kinds={KINDS} />;
}
