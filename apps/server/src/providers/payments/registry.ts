import type { CreateProvider, PaymentProvider, ProviderDeps } from './provider.ts';

/** The providers on offer, in the order of the setting PAYMENT_PROVIDERS. */
export interface Providers {
  readonly all: readonly PaymentProvider[];
  byId(id: string): PaymentProvider | undefined;
}

export function providersOf(all: readonly PaymentProvider[]): Providers {
  const byId = new Map(all.map((provider) => [provider.id, provider]));
  return { all, byId: (id) => byId.get(id) };
}

/**
 * Makes every provider that the settings name. A provider is a folder beside this file: adding one changes nothing here.
 * @throws when a named provider does not exist.
 */
export async function createProviders(deps: ProviderDeps): Promise<Providers> {
  const all: PaymentProvider[] = [];
  for (const id of deps.settings.PAYMENT_PROVIDERS) {
    // The settings' schema admits only a-z, 0-9 and hyphens here, so the id cannot leave this folder.
    const made = (await import(`./${id}/index.ts`).catch((cause: unknown) => {
      throw new Error(`PAYMENT_PROVIDERS: there is no provider "${id}"`, { cause });
    })) as { createProvider: CreateProvider };
    all.push(await made.createProvider(deps));
  }
  return providersOf(all);
}
