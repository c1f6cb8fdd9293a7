import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { DEFAULT_CONFIG } from '@yuanguang/contract/default-config';
import type { Config, config } from '@yuanguang/contract/objects/config';
import { cloudObject } from '../cloud/cloud.ts';
import { readPageData } from '../cloud/page-data.ts';

/** Whether the switches that came with the page are those it was prerendered with. */
export function isAsPrerendered(): boolean {
  const { buyclosed, modules } = readPageData<Config>('config') ?? DEFAULT_CONFIG;
  const same = JSON.stringify(Object.entries(modules).sort());
  return !buyclosed && same === JSON.stringify(Object.entries(DEFAULT_CONFIG.modules).sort());
}

/**
 * Remote configuration: what came with the page, then what the gateway says: right after the first page stands
 * (`after-paint.ts`) and every five minutes.
 */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async () => (await cloudObject<typeof config>('config').read({})).config,
  meta: { persist: true },
  staleTime: 5 * 60_000,
});

/** What came with the page is there before anything the device kept could take its place. */
export function beginConfig(client: QueryClient): void {
  const config = readPageData<Config>('config');
  if (config) client.setQueryData(configQuery.queryKey, config);
}

export function useConfig(): Config {
  const { data } = useQuery({ ...configQuery, refetchInterval: 5 * 60_000, select: complete });
  return data ?? DEFAULT_CONFIG;
}

/** What the almanac said of a day at least. */
const NO_FEAST = { feastIds: [] };

/** What a device kept from an earlier version lacks what has come since. */
const complete = (kept: Config): Config => ({
  ...DEFAULT_CONFIG,
  ...kept,
  modules: { ...DEFAULT_CONFIG.modules, ...kept.modules },
  today: kept.today ? { ...NO_FEAST, ...kept.today } : null,
});
