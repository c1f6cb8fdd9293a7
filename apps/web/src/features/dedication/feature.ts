import { LotusIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';

export default defineFeature({
  name: 'dedication',
  module: 'temple',
  pages: [
    {
      path: '/pages/zhuyin/huixiang',
      title: 'dedication',
      scroll: false,
      alsoMessages: ['sponsor', 'errors/sponsor'],
      load: () => import('./dedication-page.tsx'),
    },
  ],
  search: { order: 28, title: 'dedication', load: () => import('./search-source.ts') },
  menu: [
    {
      id: 'dedication',
      menu: 'contents.bond',
      order: 45,
      path: '/pages/zhuyin/huixiang',
      icon: LotusIcon,
    },
  ],
});
