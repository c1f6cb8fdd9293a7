import type { Context } from '../../lib/context.ts';
import type { PaymentProvider } from '../../providers/payments/provider.ts';
import type { Providers } from '../../providers/payments/registry.ts';
import type { Payable } from './payable.ts';

/** What the payment functions work with besides the context: the providers on offer and what can be paid for. */
export interface Desk {
  readonly providers: Providers;
  readonly payables: ReadonlyMap<string, Payable>;
}

export interface PaymentContext extends Context {
  readonly desk: Desk;
}

export function createDesk(providers: Providers, payables: readonly Payable[]): Desk {
  return { providers, payables: new Map(payables.map((payable) => [payable.kind, payable])) };
}

/** @throws when the provider of an old payment has been taken from the settings. */
export function providerOf(ctx: PaymentContext, id: string): PaymentProvider {
  const provider = ctx.desk.providers.byId(id);
  if (!provider) throw new Error(`payment provider "${id}" is not configured`);
  return provider;
}

export function payableOf(ctx: PaymentContext, kind: string): Payable {
  const payable = ctx.desk.payables.get(kind);
  if (!payable) throw new Error(`nothing of kind "${kind}" can be paid for`);
  return payable;
}
