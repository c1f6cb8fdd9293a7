import { createSecretKey, type KeyObject } from 'node:crypto';
import type { ModuleDeps } from '../../app-module.ts';
import type { Context } from '../../lib/context.ts';
import { type TempleDays, templeDays } from '../../lib/temple-day.ts';
import type { Settings } from '../../settings.ts';
import { type FileTools, fileTools } from '../file/file.service.ts';
import { type PaymentTools, paymentTools } from '../payment/payment.service.ts';
import { type CodeTools, codeSender } from '../verification-code/verification-code.service.ts';

/** What the sponsor functions work with besides the context of a call. */
export interface SponsorTools extends PaymentTools, CodeTools, FileTools {
  readonly settings: Settings;
  /** Key of the links to orders. */
  readonly linkKey: KeyObject;
  readonly days: TempleDays;
}

export interface SponsorContext extends Context, SponsorTools {}

export function sponsorTools(
  deps: Pick<
    ModuleDeps,
    | 'settings'
    | 'jobs'
    | 'keys'
    | 'paymentProviders'
    | 'modules'
    | 'mailer'
    | 'sms'
    | 'storage'
    | 'clock'
    | 'log'
  >,
): SponsorTools {
  return {
    ...paymentTools(deps),
    ...fileTools(deps),
    settings: deps.settings,
    jobs: deps.jobs,
    cipher: deps.keys.data,
    codes: codeSender(deps),
    linkKey: createSecretKey(deps.keys.derive('sponsor.order-link')),
    days: templeDays(deps.settings.DAY_BOUNDARY),
  };
}

export function withTools(ctx: Context, tools: SponsorTools): SponsorContext {
  return { ...ctx, ...tools };
}
