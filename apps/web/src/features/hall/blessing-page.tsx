import { HallPart } from './hall-part.tsx';

/** 延生堂: lamps for the living, before the Medicine Buddha. */
export default function BlessingPage() {
  return <HallPart hall="blessing" />;
}
