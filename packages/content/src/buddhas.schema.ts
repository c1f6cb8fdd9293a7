import { BUDDHA_IDS } from '@yuanguang/contract/buddhas';
import { FEAST_IDS } from '@yuanguang/contract/feasts';
import * as z from 'zod/mini';
import { LocalizedText, packOf } from './pack.schema.ts';

/** One of those whom the shrine offers: how he or she is called, known by and recited, and where that is written. */
export const BuddhaPack = packOf(
  'buddha',
  z.strictObject({
    id: z.enum(BUDDHA_IDS),
    /** The name as one bows to it: 南無本師釋迦牟尼佛. */
    title: LocalizedText,
    name: LocalizedText,
    /** Two sentences: who this is, and why one turns to him or her. */
    about: LocalizedText,
    /** How the picture is known, and why it is so. Where no scripture fixes it, it says custom. */
    known: z.strictObject({ gesture: LocalizedText, attribute: LocalizedText, seat: LocalizedText }),
    source: LocalizedText,
    /** One line, the name or the mantra, as each language recites it. */
    recitation: LocalizedText,
    /** The feasts that are his or hers. */
    feasts: z.array(z.enum(FEAST_IDS)).check(z.minLength(1)),
  }),
);
export type BuddhaPack = z.infer<typeof BuddhaPack>;
export type Buddha = BuddhaPack['content'];
