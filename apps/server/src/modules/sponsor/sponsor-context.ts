import { createSecretKey, type KeyObject } from 'node:crypto';
import type { AppDeps } from '../../app-context.ts';
import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import type { Jobs } from '../../lib/jobs.ts';
import type { Settings } from '../../settings.ts';
import type { Desk, PaymentContext } from '../payment/payment.service.ts';

/** What the sponsor functions work with besides the context of a call. */
export interface SponsorTools {
  readonly settings: Settings;
  readonly jobs: Jobs;
  readonly cipher: Cipher;
  /** Key of the links to orders. */
  readonly linkKey: KeyObject;
}

export interface SponsorContext extends PaymentContext, SponsorTools {}

export function sponsorTools(deps: Pick<AppDeps, 'settings' | 'jobs' | 'keys'>): SponsorTools {
  return {
    settings: deps.settings,
    jobs: deps.jobs,
    cipher: deps.keys.data,
    linkKey: createSecretKey(deps.keys.derive('sponsor.order-link')),
  };
}

export function withTools(ctx: Context, tools: SponsorTools & { readonly desk: Desk }): SponsorContext {
  return { ...ctx, ...tools };
}
