import privacy from '../packs/agreement/privacy.json' with { type: 'json' };
import service from '../packs/agreement/service.json' with { type: 'json' };
import type { AgreementPack } from './agreements.schema.ts';
import { publish } from './pack.ts';

export type Agreement = AgreementPack['content'];

/** The two texts that registering, logging in and real-name verification ask visitors to agree to. */
export const AGREEMENTS: { readonly service: Agreement; readonly privacy: Agreement } = {
  service: publish(service as AgreementPack).content,
  privacy: publish(privacy as AgreementPack).content,
};
