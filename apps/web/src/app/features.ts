import { collect, type Feature } from '../shared/feature/define-feature.ts';

const found = import.meta.glob<{ default: Feature }>('../features/*/feature.ts', { eager: true });

/** Every feature: router, titles, menus, tests, pictures and benchmarks are made from this list. */
export const FEATURES: readonly Feature[] = Object.values(found).map((module) => module.default);
export const { pages: PAGES, menu: MENU, homeParts: HOME_PARTS, search: SEARCH } = collect(FEATURES);
