import { GiftIcon, HistoryIcon } from '@yuanguang/ui/icons';
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
  ],
  menu: [
    {
      id: 'donate',
      menu: 'contents.bond',
      order: 15,
      also: { 'home.giving': 10 },
      path: '/pages/pay/pay',
      icon: GiftIcon,
    },
    { id: 'gifts', menu: 'userCentre.grid', order: 12, path: '/pages/pay/gifts', icon: HistoryIcon },
  ],
});
