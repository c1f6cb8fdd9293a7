/** What other modules may use of certificates. */
export { certificatePng, tabletPng } from './draw-thread.ts';
export type { CertificateFacts, TabletDrawing } from './facts.ts';
export { lackingSigns } from './fonts.ts';
export { hanNumber } from './numerals.ts';
