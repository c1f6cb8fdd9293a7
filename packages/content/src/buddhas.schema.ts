import { BUDDHA_IDS } from '@yuanguang/contract/buddhas';
import * as z from 'zod/mini';
import { LocalizedText, packOf, Text } from './pack.schema.ts';

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
    /** Ids of the feasts of `BUDDHIST_DAYS` that are his or hers. */
    feasts: z.array(Text).check(z.minLength(1)),
  }),
);
export type BuddhaPack = z.infer<typeof BuddhaPack>;
export type Buddha = BuddhaPack['content'];
