import type { LANGUAGES, Localized } from '@yuanguang/contract/languages';
import * as z from 'zod/mini';

/**
 * How far a pack has been read. `draft` never leaves the repository: `publish` refuses it.
 * `editor-checked` is compared with its source; `temple-approved` is also read by the temple.
 */
export const REVIEW_STATUSES = ['draft', 'editor-checked', 'temple-approved'] as const;

/** A written text: never empty, no space at its ends, composed characters (NFC). */
export const Text = z.string().check(
  z.minLength(1),
  z.refine((text) => text === text.trim() && text === text.normalize('NFC'), 'trimmed and NFC'),
);

/** One value for every language of the product: complete by type and by schema. */
export function everyLanguage<Value extends z.ZodMiniType>(value: Value) {
  return z.strictObject({
    'zh-Hans': value,
    'zh-Hant': value,
    en: value,
    ja: value,
    th: value,
  } satisfies Record<(typeof LANGUAGES)[number], Value>);
}

export const LocalizedText: z.ZodMiniType<Localized, Localized> = everyLanguage(Text);

/** The envelope of a pack: what it is, where it is from, who read it, and the hash that freezes its content. */
export function packOf<const Kind extends string, Content extends z.ZodMiniType>(
  kind: Kind,
  content: Content,
) {
  return z.strictObject({
    kind: z.literal(kind),
    id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
    source: Text,
    licence: Text,
    review: z.strictObject({ status: z.enum(REVIEW_STATUSES), note: Text }),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    content,
  });
}
