import { PURPOSES } from '@yuanguang/contract/objects/donate/gift';
import * as z from 'zod/mini';
import { LocalizedText, packOf } from './pack.schema.ts';

/** What a gift can be for: its name, one sentence on what is done with it, and the words of it on a certificate. */
export const PurposePack = packOf(
  'purpose',
  z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.enum(PURPOSES),
        title: LocalizedText,
        text: LocalizedText,
        deed: LocalizedText,
      }),
    ),
  }),
);
export type PurposePack = z.infer<typeof PurposePack>;
