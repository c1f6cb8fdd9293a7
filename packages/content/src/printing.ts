import * as z from 'zod/mini';
import questions from '../packs/printing/questions.json' with { type: 'json' };
import { LocalizedText, packOf, publish } from './pack.ts';

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

/** In the order in which they are best read. */
export const PRINTING_QUESTIONS = publish(z.parse(PrintingPack, questions)).content.items;
