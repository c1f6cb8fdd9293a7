import type { Language } from '@yuanguang/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-context.ts';
import type { Caller, Context } from '../../lib/context.ts';
import type { Implementation } from '../../lib/implement.ts';
import { Refusal } from '../../lib/refusal.ts';
import { createProviders, type Providers } from '../../providers/payments/registry.ts';
import { certificateDoor } from '../certificate/certificate.service.ts';
import { createDesk, type Desk, paymentDoors } from '../payment/payment.service.ts';
import { certificateFacts } from './certificate-facts.ts';
import { eraseOrdersOf } from './erase-orders.ts';
import { orderByToken } from './find-order.ts';
import { exportOrders } from './my-orders.ts';
import { sponsorJobs } from './sponsor.jobs.ts';
import { sponsorObject } from './sponsor.object.ts';
import { type SponsorTools, sponsorTools, withTools } from './sponsor-context.ts';
import { sponsorPayable } from './sponsor-payable.ts';

/** Sponsoring as the app takes it in: its cloud object, its doors (payments, certificates), and what it works with. */
export interface SponsorModule {
  readonly implementations: readonly Implementation[];
  readonly tools: SponsorTools & { readonly desk: Desk };
  /** What is kept of a person: the orders of the account. */
  readonly personalData: {
    readonly name: string;
    /** Every order with all that was given for it. */
    export(ctx: Context, uid: string): Promise<unknown>;
    /** Parts them from the person; as records of finance they stay. */
    erase(ctx: Context, uid: string): Promise<void>;
  };
  doors(app: FastifyInstance): Promise<void>;
}

/**
 * Builds the module: providers from the settings, jobs told to `deps.jobs`.
 * @throws when the settings name a payment provider that does not exist.
 */
export async function sponsorModule(
  deps: Omit<AppDeps, 'storage'>,
  given?: { readonly providers: Providers },
): Promise<SponsorModule> {
  const { settings, clock, keys, log, database } = deps;
  const providers =
    given?.providers ?? (await createProviders({ settings, clock, keys, log, db: database.db }));
  const own = sponsorTools(deps);
  const tools = { ...own, desk: createDesk(providers, [sponsorPayable(own)]) };
  sponsorJobs(deps, tools);
  const contextOf = (request: { id: string; ip: string }): Context => ({
    db: database.db,
    now: clock,
    log,
    requestId: request.id,
    caller: { ...NOBODY, ip: request.ip },
  });
  const factsOf = async (request: { id: string; ip: string }, token: string, language?: Language) => {
    const ctx = withTools(contextOf(request), tools);
    const order = await orderByToken(ctx, token).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    return order && certificateFacts(ctx, order, language ?? (order.language as Language));
  };
  return {
    implementations: [sponsorObject(tools)],
    tools,
    personalData: {
      name: 'sponsor',
      export: (ctx, uid) => exportOrders(withTools(ctx, tools), uid),
      erase: (ctx, uid) => eraseOrdersOf(withTools(ctx, tools), uid),
    },
    async doors(app) {
      await app.register(paymentDoors(tools.desk, contextOf));
      await app.register(certificateDoor(factsOf));
    },
  };
}

const NOBODY: Caller = { deviceId: '', ip: '', language: 'zh-Hans', uid: null, roles: [] };
