import type { Cipher } from '../../../lib/crypto.ts';
import type { User } from './user.repository.ts';

/** An email address as it is stored and compared: without blanks around, in small letters. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** A user name as it is stored and compared. */
export const plainUsername = (username: string): string => username.trim().toLowerCase();

/** By which an account is found by its number; `mobile` is eleven digits. */
export const mobileIndex = (cipher: Cipher, mobile: string): string => cipher.index('user.mobile', mobile);

/** By which an account is found by its address, however it is written. */
export const emailIndex = (cipher: Cipher, email: string): string =>
  cipher.index('user.email', plainEmail(email));

/**
 * The columns of a number as they are stored, bound to the account; null takes the number away. `provenAt`: when its
 * person proved it by a code, null where somebody else entered it.
 */
export function mobileColumns(cipher: Cipher, uid: string, mobile: string | null, provenAt: Date | null) {
  return mobile === null
    ? { mobile_sealed: null, mobile_index: null, mobile_proven_at: null }
    : {
        mobile_sealed: cipher.seal(`user.mobile:${uid}`, mobile),
        mobile_index: mobileIndex(cipher, mobile),
        mobile_proven_at: provenAt,
      };
}

/** The same for an address. */
export function emailColumns(cipher: Cipher, uid: string, email: string | null, provenAt: Date | null) {
  return email === null
    ? { email_sealed: null, email_index: null, email_proven_at: null }
    : {
        email_sealed: cipher.seal(`user.email:${uid}`, plainEmail(email)),
        email_index: emailIndex(cipher, email),
        email_proven_at: provenAt,
      };
}

/** The account's number in full, or null. */
export function openMobile(cipher: Cipher, user: Pick<User, 'id' | 'mobile_sealed'>): string | null {
  return user.mobile_sealed === null ? null : cipher.open(`user.mobile:${user.id}`, user.mobile_sealed);
}

/** The account's email address in full, or null. */
export function openEmail(cipher: Cipher, user: Pick<User, 'id' | 'email_sealed'>): string | null {
  return user.email_sealed === null ? null : cipher.open(`user.email:${user.id}`, user.email_sealed);
}

/** Such as w***@example.org. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}***${email.slice(at)}`;
}
