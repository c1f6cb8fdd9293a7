import * as z from 'zod/mini';
import { call } from '../cloud-object.ts';
import { LANGUAGES } from '../languages.ts';
import { anyText } from './account-fields.ts';

/** The two texts that every login and registration asks people to agree to. */
const TEXTS = ['service', 'privacy'] as const;
/** `realName`: the separate consent that handling a name and an identity card number needs. */
const AGREEMENTS = [...TEXTS, 'realName'] as const;
export type AgreementName = (typeof AGREEMENTS)[number];
export type AgreementOccasion = (typeof AGREEMENT_OCCASIONS)[number];
const AGREEMENT_OCCASIONS = ['register', 'login', 'realName', 'renewed'] as const;

/** Texts in force that the person has not agreed to, or only to one before. */
export const NotAgreed = z.array(z.enum(TEXTS));

export const Agreed = z.object({
  agreement: z.enum(AGREEMENTS),
  /** The day from which the text that was read is in force, such as 2026-11-22. */
  version: z.string(),
  /** In which it was read. */
  language: z.enum(LANGUAGES),
  occasion: z.enum(AGREEMENT_OCCASIONS),
  /** ISO 8601, UTC. */
  agreedAt: z.string(),
  /** Null while it stands. */
  withdrawnAt: z.nullable(z.string()),
});
export type Agreed = z.infer<typeof Agreed>;

export const agreementCalls = {
  /**
   * Writes down what was ticked on the page by which the person has just come in, or agreed to later on a page of their own
   * (`renewed`), in the language of the call. The same again changes nothing.
   */
  agree: call({
    access: 'user',
    input: z.object({
      agreements: z
        .array(z.object({ agreement: z.enum(TEXTS), version: anyText }))
        .check(z.minLength(1), z.maxLength(TEXTS.length)),
      occasion: z.enum(['register', 'login', 'renewed']),
    }),
    output: z.object({}),
    errors: ['uni-id-param-required', 'uni-id-invalid-param', 'agreement-unknown'],
  }),
  /** What the person agreed to, newest first. */
  agreements: call({
    access: 'user',
    input: z.object({}),
    output: z.object({ agreed: z.array(Agreed) }),
    errors: [],
  }),
};
