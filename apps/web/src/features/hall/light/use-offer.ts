import { useQuery } from '@tanstack/react-query';
import { hallCloud } from '../cloud.ts';

/** What can be registered now, and whether without a gift. */
export const useOffer = () =>
  useQuery({ queryKey: ['hall', 'offer'], queryFn: () => hallCloud.offer({}), meta: { persist: true } });
