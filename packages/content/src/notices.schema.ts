import type { Config } from '@yuanguang/contract/objects/config';
import * as z from 'zod/mini';
import { LocalizedText, packOf } from './pack.schema.ts';

type Licence = Config['licence'];

/** What law and honesty ask to be said: the certificate is no receipt, the price is a cost price, who is licensed. */
export const NoticePack = packOf(
  'notice',
  z.strictObject({
    certificate: z.strictObject({ title: LocalizedText, note: LocalizedText }),
    costPrice: LocalizedText,
    licenceTitle: LocalizedText,
    /** Until the office has entered one. */
    licenceLabels: z.strictObject({
      number: LocalizedText,
      holder: LocalizedText,
      icp: LocalizedText,
      police: LocalizedText,
    } satisfies Record<keyof Licence, typeof LocalizedText>),
  }),
);
export type NoticePack = z.infer<typeof NoticePack>;
