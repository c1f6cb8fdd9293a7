import { createPrivateKey } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod';
import { parseDataKeys } from './lib/keys.ts';

/** What was given, before it is read: names and raw values. */
export type Given = Readonly<Record<string, string | undefined>>;

/** A whole number within bounds. */
export function whole(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  const within = (value: number) => Number.isInteger(value) && value >= least && value <= most;
  return z.coerce.number({ error }).refine(within, error);
}

/** On or off. */
export const switchValue = z
  .enum(['true', 'false', '1', '0', 'yes', 'no', 'on', 'off'], { error: 'must be true or false' })
  .transform((text) => ['true', '1', 'yes', 'on'].includes(text));

const PROXY_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function isProxy(entry: string): boolean {
  if (PROXY_NETWORKS.includes(entry)) return true;
  const [address = '', bits, ...more] = entry.split('/');
  const most = MOST_BITS[isIP(address)];
  if (most === undefined || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
}

/** Addresses and networks of proxies, with commas between them. */
export const proxies = z.string().refine((text) => text.split(',').every((entry) => isProxy(entry.trim())), {
  error:
    'must be addresses or networks, comma separated, such as `127.0.0.1, 10.0.0.0/8`, or loopback, linklocal, uniquelocal',
});

/** Keys as `lib/keys.ts` reads them. */
export const dataKeys = z.string().superRefine((text, context) => {
  try {
    parseDataKeys(text);
  } catch (error) {
    context.addIssue((error as Error).message.replace(/^DATA_KEY: /, ''));
  }
});

/** Each provider is a folder. */
function paymentProviderIds(): string[] {
  const folder = new URL('./providers/payments/', import.meta.url);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Ids of payment providers that there are, with commas between them. */
export const paymentProviders = z
  .string()
  .default('sandbox')
  .transform((text) => text.split(',').map((id) => id.trim()))
  .superRefine((ids, context) => {
    const known = paymentProviderIds();
    for (const id of new Set(ids)) {
      if (!known.includes(id))
        context.addIssue(`there is no provider "${id}"; there are: ${known.join(', ')}`);
    }
  });

/** `Name <address>` or the address alone. */
export const sender = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/,
    'must be an address, or a name and an address such as `圆光寺 <office@temple.example>`',
  );

/** An address that can be taken apart, of one of the schemes. */
export const addressOf = (schemes: RegExp, said: string) =>
  z.string().refine((text) => schemes.test(text) && URL.canParse(text), said);

/** The private key of Sign in with Apple. */
export const applePrivateKey = z.string().trim().refine(isAppleKey, {
  error:
    'must be the content of the .p8 file from Apple (PEM, PKCS#8, an EC key P-256), `\\n` for the ends of lines',
});

function isAppleKey(text: string): boolean {
  try {
    const pem = text.replaceAll('\\n', '\n');
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    const isP256 = asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
    return isP256 && pem.startsWith('-----BEGIN PRIVATE KEY-----');
  } catch {
    return false;
  }
}

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
