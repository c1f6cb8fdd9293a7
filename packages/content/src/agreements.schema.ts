import * as z from 'zod/mini';
import { everyLanguage, LocalizedText, packOf, Text } from './pack.schema.ts';

/** What visitors agree to: the service agreement and the privacy policy, section by section. */
export const AgreementPack = packOf(
  'agreement',
  z.strictObject({
    title: LocalizedText,
    /** The day from which this text is in force, `YYYY-MM-DD`, Chinese time. */
    effective: z.iso.date(),
    lead: LocalizedText,
    sections: z
      .array(
        z.strictObject({
          id: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
          title: LocalizedText,
          paragraphs: everyLanguage(z.array(Text).check(z.minLength(1))),
        }),
      )
      .check(z.minLength(1)),
    /** What only the office, or its counsel, can settle before the text is used. */
    officeConfirms: z.array(Text),
  }),
);
export type AgreementPack = z.infer<typeof AgreementPack>;
