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
