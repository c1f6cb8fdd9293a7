import { useEffect, useState } from 'react';
import { wantsStillness } from '../preferences/stillness.ts';
import type { placingKey } from './idempotency-key.ts';

interface JustPaidOptions {
  readonly status: string | undefined;
  /** The number under which its key was remembered. */
  readonly number: string | undefined;
  readonly key: ReturnType<typeof placingKey>;
  /** Empties the form that led here: it has done its work. */
  readonly clearForm: () => void;
}

/**
 * Whether the payer has just come back, or the bank's word while they waited: true once, and never after a reload. Whoever
 * wants stillness has the certificate at once.
 */
export function useJustPaid({ status, number, key, clearForm }: JustPaidOptions) {
  const [justPaid, setJustPaid] = useState(false);
  useEffect(() => {
    if (status === undefined || status === 'unpaid' || !key.forget(number)) return;
    clearForm();
    if (status === 'paid' && !wantsStillness()) setJustPaid(true);
  }, [status, number, key, clearForm]);
  return { justPaid, opened: () => setJustPaid(false) };
}
