/** A mobile number as people type or paste it (spaces, hyphens, full-width digits, +86), as its eleven digits. */
export function typedMobile(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  const national = /^(?:86|0086)1\d{10}$/.test(digits) ? digits.slice(-11) : digits;
  return national.slice(0, 11);
}
