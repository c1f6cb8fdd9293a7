import { useInfiniteQuery } from '@tanstack/react-query';
import { feedbackCloud } from './cloud.ts';

export const OWN_FEEDBACK = ['feedback', 'mine'] as const;

/** One's own messages in pages of ten. Not kept on the device: they are nobody else's business. */
export function useOwnFeedback(uid: string) {
  return useInfiniteQuery({
    queryKey: [...OWN_FEEDBACK, uid],
    queryFn: ({ pageParam }) => feedbackCloud.mine({ after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}
