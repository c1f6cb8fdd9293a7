import { useQuery } from '@tanstack/react-query';
import { APP_VERSION, APP_VERSION_CODE } from '@yuanguang/contract/constants';
import type { Config } from '@yuanguang/contract/objects/config';
import { cloud } from '../cloud/cloud.ts';
import { readPageData } from '../cloud/page-data.ts';

/** What holds until the server has said otherwise: the entry page as it is prerendered. */
export const BUILT_IN_CONFIG: Config = {
  searchText: '',
  appVersion: APP_VERSION,
  appVersionCode: APP_VERSION_CODE,
  iosVery: true,
  buyclosed: false,
  ceSuanShow: true,
  appPublish: true,
  isGoogle: false,
  modules: {
    temple: true,
    sponsor: true,
    donate: false,
    worship: false,
    divination: false,
    mine: false,
    checkin: false,
    practice: false,
  },
  licence: { number: '', holder: '', icp: '', police: '' },
};

/** Whether the switches that came with the page are those it was prerendered with. */
export function isAsPrerendered(): boolean {
  const { buyclosed, modules } = readPageData<Config>('config') ?? BUILT_IN_CONFIG;
  const same = JSON.stringify(Object.entries(modules).sort());
  return !buyclosed && same === JSON.stringify(Object.entries(BUILT_IN_CONFIG.modules).sort());
}

/**
 * Remote configuration: what came with the page, then what the gateway says: right after the first page stands
 * (`after-paint.ts`) and every five minutes.
 */
export function useConfig(): Config {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: async () => (await cloud.config.read({}, { customUI: true })).config,
    meta: { keep: true },
    staleTime: 5 * 60_000,
    refetchInterval: 5 * 60_000,
    initialData: () => readPageData<Config>('config'),
  });
  return data ?? BUILT_IN_CONFIG;
}
