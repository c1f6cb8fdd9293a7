import { HistoryIcon, NameBoardIcon, SponsorPrintIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';

export default defineFeature({
  name: 'sponsor',
  module: 'sponsor',
  pages: [
    {
      path: '/',
      aliases: ['/index'],
      title: 'sponsor',
      pullRefresh: true,
      prefetch: 'idle',
      load: () => import('./sponsor-page.tsx'),
    },
    {
      path: '/donated',
      title: 'sponsor',
      pullRefresh: true,
      prefetch: 'idle',
      load: () => import('./donated-page.tsx'),
    },
    {
      path: '/result',
      title: 'sponsor',
      load: () => import('./result-page.tsx'),
    },
    {
      path: '/pages/ucenter/orders/orders',
      title: 'orders',
      pullRefresh: true,
      load: () => import('./orders-page.tsx'),
    },
  ],
  home: { order: 30, load: () => import('./home-part.tsx') },
  search: { order: 15, title: 'sponsor', load: () => import('./search-source.ts') },
  menu: [
    { id: 'tab', menu: 'tabs', order: 30, path: '/', icon: SponsorPrintIcon },
    { id: 'sponsor', menu: 'contents.bond', order: 10, path: '/', icon: SponsorPrintIcon },
    {
      id: 'donated',
      menu: 'contents.bond',
      order: 20,
      also: { 'home.giving': 20, 'userCentre.grid': 30 },
      path: '/donated',
      icon: NameBoardIcon,
    },
    { id: 'kept', menu: 'contents.bond', order: 40, path: '/result', icon: HistoryIcon },
    {
      id: 'orders',
      menu: 'userCentre.grid',
      order: 10,
      path: '/pages/ucenter/orders/orders',
      icon: HistoryIcon,
    },
  ],
});
