import { HallPart } from './hall-part.tsx';

/** 往生堂: lamps for the departed, before Amitabha. */
export default function MemorialPage() {
  return <HallPart hall="memorial" />;
}
