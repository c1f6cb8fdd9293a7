import { useQuery } from '@tanstack/react-query';
import { hallCloud } from '../cloud.ts';

/** What can be registered: for how long, without a gift, with one. */
export type Offer = Awaited<ReturnType<typeof hallCloud.offer>>;

/** What can be registered now, and whether without a gift. */
export const useOffer = () =>
  useQuery({ queryKey: ['hall', 'offer'], queryFn: () => hallCloud.offer({}), meta: { persist: true } });
