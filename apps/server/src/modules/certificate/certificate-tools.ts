import type { Language } from '@yuanguang/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../lib/context.ts';
import type { createAdmission } from './admission.ts';
import type { CardLinks } from './card-link.ts';
import type { CertificateFacts } from './facts.ts';
import type { PictureStore } from './picture-store.ts';

/** What the routes of certificates and cards work with. */
export interface CertificateTools {
  readonly contextOf: (request: FastifyRequest) => Context;
  /** Facts for the holder of a link; undefined when the link is wrong or what it opens is not paid. */
  readonly findFacts: (
    ctx: Context,
    token: string,
    language: Language | undefined,
  ) => Promise<CertificateFacts | undefined>;
  readonly store: PictureStore;
  readonly admission: ReturnType<typeof createAdmission>;
  readonly links: CardLinks;
  /** Where visitors come, such as `https://temple.example`. */
  readonly origin: string;
}
