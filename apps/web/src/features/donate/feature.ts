import { GiftIcon, HistoryIcon, NameBoardIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';

const GIVING_TEXTS = ['sponsor', 'errors/sponsor', 'errors/donate', 'errors/common'];

export default defineFeature({
  name: 'donate',
  module: 'donate',
  pages: [
    {
      path: '/pages/pay/pay',
      title: 'donate',
      scroll: false,
      alsoMessages: GIVING_TEXTS,
      load: () => import('./pay-page.tsx'),
    },
    {
      path: '/pages/pay/gifts',
      title: 'gifts',
      pullRefresh: true,
      alsoMessages: ['sponsor'],
      load: () => import('./gifts-page.tsx'),
    },
    {
      path: '/pages/pay/givers',
      title: 'givers',
      pullRefresh: true,
      load: () => import('./givers-page.tsx'),
    },
  ],
  search: { order: 25, title: 'donate', load: () => import('./search-source.ts') },
  menu: [
    {
      id: 'donate',
      menu: 'contents.bond',
      order: 15,
      also: { 'home.giving': 10 },
      path: '/pages/pay/pay',
      icon: GiftIcon,
    },
    { id: 'givers', menu: 'contents.bond', order: 25, path: '/pages/pay/givers', icon: NameBoardIcon },
    { id: 'gifts', menu: 'userCentre.grid', order: 12, path: '/pages/pay/gifts', icon: HistoryIcon },
  ],
});
