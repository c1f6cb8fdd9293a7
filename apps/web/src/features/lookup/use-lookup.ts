import { useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { isRefusal } from '../../shared/cloud/error-text.ts';
import { sponsorCloud } from './cloud.ts';
import { rememberQuery } from './history.ts';

/** Looks up what was typed. When the server wants a picture read first, `answer` sends what was read. */
export function useLookup(query: string) {
  const language = useLocale() as Language;
  const [captcha, setCaptcha] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const lookup = useQuery({
    queryKey: ['sponsor', 'lookup', query, language, attempt],
    queryFn: async () => (await sponsorCloud.lookup({ query, language, captcha })).orders,
    enabled: query !== '',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  const answered = lookup.isSuccess || isRefusal(lookup.error, 'order-not-found');
  useEffect(() => {
    if (answered) rememberQuery(query);
  }, [answered, query]);

  return {
    ...lookup,
    attempt,
    answer: (read: string) => {
      setCaptcha(read);
      setAttempt((count) => count + 1);
    },
  };
}
