import { useQuery } from '@tanstack/react-query';
import type { ErrorCode } from '@yuanguang/contract/errors';
import type { Language } from '@yuanguang/contract/languages';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { isRefusal } from '../cloud/error-text.ts';

export interface Asking {
  readonly query: string;
  readonly language: Language;
  /** What was read in the picture that the server asked for. */
  readonly captcha: string | undefined;
}

interface LookupOptions<Thing> {
  /** What is looked for: a key of its own among what is kept. */
  readonly kind: string;
  readonly query: string;
  readonly enabled?: boolean;
  readonly ask: (asking: Asking) => Promise<readonly Thing[]>;
  /** What the server refuses where there is nothing. */
  readonly none: ErrorCode;
  /** Told of a query to which there was an answer, be it that there is nothing. The same function always. */
  readonly onAnswered?: (query: string) => void;
}

/**
 * Looks up what was typed. `found` is empty when there is nothing, also for what is no number and no contact: trying once
 * more finds no more. When the server wants a picture read first, `answer` sends what was read.
 */
export function useLookup<Thing>({
  kind,
  query,
  enabled = true,
  ask,
  none,
  onAnswered,
}: LookupOptions<Thing>) {
  const language = useLocale() as Language;
  const [captcha, setCaptcha] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const lookup = useQuery({
    queryKey: [kind, 'lookup', query, language, attempt],
    queryFn: () => ask({ query, language, captcha }),
    enabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  const answered = lookup.isSuccess || isRefusal(lookup.error, none);
  useEffect(() => {
    if (answered) onAnswered?.(query);
  }, [answered, query, onAnswered]);

  const nothing: readonly Thing[] = [];
  const isNone = answered || isRefusal(lookup.error, 'param-invalid');
  return {
    ...lookup,
    found: lookup.data ?? (isNone ? nothing : undefined),
    /** Why nothing is known yet. */
    failure: isNone ? null : lookup.error,
    attempt,
    answer: (read: string) => {
      setCaptcha(read);
      setAttempt((count) => count + 1);
    },
  };
}
