/**
 * The rules for a mobile number and an email address, for server and pages alike: no schema library, so that pages may
 * import them.
 */
const MOBILE = /^1[3-9]\d{9}$/;
const PHONE_CHARACTERS = /^[+\d\s().\-‐-―−·]+$/u;
const WRITTEN_MAX = 40;

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const DOMAIN_CHARACTERS = /^[\p{L}\p{M}\p{N}.-]+$/u;
const EMAIL_MAX = 254;
const LOCAL_MAX = 64;

/** Eleven digits of a mainland mobile number: 1 and ten more, the second 3 to 9. */
export const isMobile = (text: string): boolean => MOBILE.test(text);

/**
 * Eleven digits of a mainland mobile number, or undefined. Spaces, hyphens, full-width digits, the prefixes +86, 0086 and
 * 86 and the 0 of a trunk call are taken as people write them.
 */
export function readMobile(text: string): string | undefined {
  const written = text.normalize('NFKC').trim();
  if (written.length > WRITTEN_MAX || !PHONE_CHARACTERS.test(written)) return undefined;
  const number = written.replace(/[^+\d]/g, '').replace(/^(?:\+86|0086|86(?=\d{11}$))?0?/, '');
  return isMobile(number) ? number : undefined;
}

/** An email address as an account may have it: it is kept as it is typed. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@<>()[\],;:\\"]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** An address to which mail can be sent, with its domain in lower case (international domains as xn--), or undefined. */
export function readEmail(text: string): string | undefined {
  const written = text.normalize('NFKC').trim();
  const at = written.lastIndexOf('@');
  if (at < 1 || written.length > EMAIL_MAX) return undefined;
  const local = written.slice(0, at);
  if (local.length > LOCAL_MAX || !LOCAL.test(local)) return undefined;
  const domain = asciiDomain(written.slice(at + 1));
  return domain !== undefined && DOMAIN.test(domain) ? `${local}@${domain}` : undefined;
}

/** A domain as the name servers know it; the URL parser of browsers and Node knows how. */
function asciiDomain(domain: string): string | undefined {
  if (!DOMAIN_CHARACTERS.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** One field takes both: whoever typed letters or @ means an email address. */
export function contactKind(text: string): 'phone' | 'email' {
  return /[@a-z]/i.test(text.normalize('NFKC')) ? 'email' : 'phone';
}
