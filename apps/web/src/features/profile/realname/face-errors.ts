/** What can go wrong with the face step (SPEC 8), by the words for it. */
export type FaceError = 'noCertifyId' | 'exception' | 'interrupted' | 'network' | 'deviceTime';

/** An app's native step means the network; a provider that has answered means that the face did not match. */
export const NO_MATCH = 10_013;

const BY_CODE: Readonly<Partial<Record<number, FaceError>>> = {
  10001: 'noCertifyId',
  10010: 'exception',
  10011: 'interrupted',
  10012: 'network',
  [NO_MATCH]: 'network',
  10020: 'deviceTime',
};

/** The words for a code of the face step; undefined for one nobody has told us about. */
export function faceError(code: number): FaceError | undefined {
  return BY_CODE[code];
}

/** The number a text of the address carries, if it carries one. */
export function faceCode(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
