import { useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { payment } from '@yuanguang/contract/objects/payment';
import { useLocale } from 'use-intl';
import { cloudObject } from '../cloud/cloud.ts';

const paymentCloud = cloudObject<typeof payment>('payment');

export interface PaymentMethod {
  readonly id: string;
  readonly name: string;
}

/** The ways to pay that are open now, in the reader's language. */
export function usePaymentMethods() {
  const language = useLocale() as Language;
  return useQuery({
    queryKey: ['payment', 'methods', language],
    queryFn: async (): Promise<readonly PaymentMethod[]> =>
      (await paymentCloud.methods({ language })).methods,
  });
}
