import * as z from 'zod/mini';
import { LocalizedText, packOf, Text } from './pack.schema.ts';

const positive = z.int().check(z.positive());

/** A book that can be sponsored. Money is integer fen a copy; pages are counted with the names at the end. */
export const BookPack = packOf(
  'book',
  z.strictObject({
    order: positive,
    /** The title on the drawn cover, in Chinese whatever the reader's language. */
    coverTitle: z.strictObject({ simplified: Text, traditional: Text }),
    title: LocalizedText,
    summary: LocalizedText,
    contents: z
      .array(z.strictObject({ title: LocalizedText, translator: z.nullable(LocalizedText) }))
      .check(z.minLength(1)),
    formatSize: LocalizedText,
    pageCount: positive,
    priceFen: positive,
    targetCopies: positive,
  }),
);
export type BookPack = z.infer<typeof BookPack>;
export type BookContent = BookPack['content'] & { readonly id: string };
