import * as z from 'zod/mini';
import { LocalizedText, packOf } from './pack.schema.ts';

/** Questions and answers on how a sponsored printing works. */
export const PrintingPack = packOf(
  'printing',
  z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.enum([
          'what',
          'when',
          'where',
          'names',
          'correct',
          'gift',
          'find',
          'refund',
          'receipt',
          'minors',
        ]),
        question: LocalizedText,
        answer: LocalizedText,
      }),
    ),
  }),
);
export type PrintingPack = z.infer<typeof PrintingPack>;
