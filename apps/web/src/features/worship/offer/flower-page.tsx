import { OfferPage } from './offer-page.tsx';

const KINDS = ['flower'] as const;

export default function FlowerPage() {
  return <OfferPage kinds={KINDS} />;
}
