/**
 * An address that may be opened from `?url=`: whole, http or https, without a name or password in it (which serves to
 * look like another site). Undefined for anything else.
 */
export function webAddress(text: string | undefined): URL | undefined {
  if (!text || !/^https?:\/\//i.test(text)) return undefined;
  try {
    const url = new URL(text);
    return url.hostname !== '' && url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}
