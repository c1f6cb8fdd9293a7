import type { ModuleDeps } from '../../app-module.ts';
import type { Context } from '../../lib/context.ts';
import type { PaymentProvider } from '../../providers/payments/provider.ts';
import type { Providers } from '../../providers/payments/registry.ts';
import type { Payable } from './payable.ts';

/** Who takes payments, and what can be paid for. */
export interface PaymentRegistry {
  readonly providers: Providers;
  payable(kind: string): Payable | undefined;
}

/** What the payment functions work with besides the context. */
export interface PaymentTools {
  readonly payments: PaymentRegistry;
}

export interface PaymentContext extends Context, PaymentTools {}

/** Holds nothing of its own: every module whose things are paid for may make them for itself. */
export function paymentTools({
  paymentProviders,
  modules,
}: Pick<ModuleDeps, 'paymentProviders' | 'modules'>): PaymentTools {
  let payables: ReadonlyMap<string, Payable> | undefined;
  return {
    payments: {
      providers: paymentProviders,
      payable(kind) {
        payables ??= new Map(modules.payables.map((payable) => [payable.kind, payable]));
        return payables.get(kind);
      },
    },
  };
}

/** @throws when the provider of an old payment has been taken from the settings. */
export function providerOf(ctx: PaymentContext, id: string): PaymentProvider {
  const provider = ctx.payments.providers.byId(id);
  if (!provider) throw new Error(`payment provider "${id}" is not configured`);
  return provider;
}

export function payableOf(ctx: PaymentContext, kind: string): Payable {
  const payable = ctx.payments.payable(kind);
  if (!payable) throw new Error(`nothing of kind "${kind}" can be paid for`);
  return payable;
}
