import { OfferPage } from './offer-page.tsx';

const KINDS = ['fruit', 'water'] as const;

export default function FruitPage() {
  return <OfferPage kinds={KINDS} />;
}
