import type { Language } from '@yuanguang/contract/languages';
import type { PaymentProvider } from '../../providers/payments/provider.ts';
import type { Providers } from '../../providers/payments/registry.ts';

const SEPARATOR = '.';

/** Every way to pay on offer; ids are `provider.method`. */
export function paymentMethods(providers: Providers, language: Language) {
  return providers.all.flatMap((provider) =>
    provider.methods.map((method) => ({
      id: provider.id + SEPARATOR + method.id,
      name: method.name[language],
      icon: method.icon,
    })),
  );
}

export function findMethod(
  providers: Providers,
  methodId: string,
): { provider: PaymentProvider; id: string } | undefined {
  const at = methodId.indexOf(SEPARATOR);
  const provider = at < 0 ? undefined : providers.byId(methodId.slice(0, at));
  const method = provider?.methods.find(({ id }) => id === methodId.slice(at + SEPARATOR.length));
  return provider && method && { provider, id: method.id };
}

/** What a reader calls the method of a payment; null when its provider is no longer on offer. */
export function methodName(
  providers: Providers,
  provider: string | null,
  method: string | null,
  language: Language,
): string | null {
  if (provider === null || method === null) return null;
  return providers.byId(provider)?.methods.find(({ id }) => id === method)?.name[language] ?? null;
}
