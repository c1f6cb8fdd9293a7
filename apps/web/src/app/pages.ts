import type { PageDefinition } from '../shared/router/page-definition.ts';

const usual = { bar: 'brown', scroll: true, pullRefresh: false } as const;

export const PAGES: readonly PageDefinition[] = [
  {
    ...usual,
    path: '/',
    aliases: ['/index'],
    title: 'sponsor',
    module: 'sponsor',
    messages: ['sponsor'],
    pullRefresh: true,
    load: () => import('../features/sponsor/sponsor-page.tsx'),
  },
  {
    ...usual,
    path: '/home',
    title: 'temple',
    module: 'temple',
    messages: ['temple'],
    load: () => import('../features/temple/home-page.tsx'),
  },
  {
    ...usual,
    path: '/about',
    title: 'about',
    module: 'temple',
    messages: ['temple'],
    load: () => import('../features/temple/about-page.tsx'),
  },
  {
    ...usual,
    path: '/donated',
    title: 'sponsor',
    module: 'sponsor',
    messages: ['sponsor'],
    pullRefresh: true,
    load: () => import('../features/sponsor/donated-page.tsx'),
  },
  {
    ...usual,
    path: '/result',
    title: 'sponsor',
    module: 'sponsor',
    messages: ['sponsor'],
    load: () => import('../features/sponsor/result-page.tsx'),
  },
  {
    ...usual,
    path: '/search',
    title: 'sponsor',
    module: 'sponsor',
    messages: ['sponsor', 'search'],
    load: () => import('../features/search/search-page.tsx'),
  },
  {
    ...usual,
    path: '/searchresult',
    title: 'sponsor',
    module: 'sponsor',
    messages: ['sponsor', 'search'],
    load: () => import('../features/search/search-result-page.tsx'),
  },
];
