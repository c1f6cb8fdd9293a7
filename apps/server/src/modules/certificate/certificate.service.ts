/** What other modules may use of certificates. */
export { certificatePng } from './draw-thread.ts';
export type { CertificateFacts } from './facts.ts';
export { hanNumber } from './numerals.ts';
