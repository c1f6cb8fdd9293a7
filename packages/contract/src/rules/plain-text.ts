/** Texts that people write and screens show, for server and pages alike. */

/** Halves of a sign that have lost the other. */
const HALVES = /\p{Surrogate}/gu;
/** Controls and direction marks, which could make a text read otherwise than it is; line breaks and tabs stay. */
const HIDDEN = /(?![\n\t])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** What nobody sees. */
const UNSEEN = /[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\s\p{Z}\p{Cf}\p{Cc}]/gu;

/** A text as it is kept: composed (NFC), without controls and direction marks, no space at its ends. */
export function plainText(text: string): string {
  return text
    .replace(HALVES, '\uFFFD')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(HIDDEN, '')
    .normalize('NFC')
    .trim();
}

/** The same as one line, with single spaces. */
export function plainLine(text: string): string {
  return plainText(text).replace(/[\s\p{Zs}]+/gu, ' ');
}

/** Whether a reader sees anything of it. */
export const isSeen = (text: string): boolean => text.replace(UNSEEN, '') !== '';
