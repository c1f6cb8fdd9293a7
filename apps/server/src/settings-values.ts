import * as z from 'zod';

/** What was given, before it is read: names and raw values. */
export type Given = Readonly<Record<string, string | undefined>>;

/** An address of the web; slashes at its end are dropped. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((text) => text.replace(/\/+$/, ''));

/** Entries with commas between them; unset: none. */
export const list = z
  .string()
  .default('')
  .transform((given) =>
    given
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

const secretList = z.array(
  z.object({ version: z.number().int().min(0), type: z.string().optional(), value: z.string().optional() }),
);

/** `passwordSecret` of uni-id's configuration as it stands there: a text, or a list in JSON with versions. */
export const oldPasswordSecrets = z
  .string()
  .default('')
  .transform((given, context) => {
    const text = given.trim();
    if (text === '') return [];
    if (!text.startsWith('[')) return [{ version: null, value: text }];
    try {
      // Salted hashes (hmac-sha256) need no secret; their entry has none.
      return secretList
        .parse(JSON.parse(text))
        .flatMap(({ version, value }) => (value === undefined ? [] : [{ version, value }]));
    } catch {
      context.addIssue('must be a text, or a list such as [{"version":1,"value":"…"}]');
      return z.NEVER;
    }
  });
