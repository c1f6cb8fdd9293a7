/** What other modules may use of certificates. */
export { certificateDoor } from './certificate.doors.ts';
export { certificatePng } from './draw.ts';
export type { CertificateFacts } from './facts.ts';
