/** Of base64url, with or without padding, and of plain base64. @throws for what is none. */
export const base64urlBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
