import { MeritIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';

export default defineFeature({
  name: 'merit',
  module: 'mine',
  pages: [
    {
      path: '/pages/zhuyin/mygongde',
      title: 'merit',
      scroll: false,
      load: () => import('./merit-page.tsx'),
    },
    {
      path: '/pages/zhuyin/statement',
      title: 'statement',
      load: () => import('./statement/statement-page.tsx'),
    },
  ],
  search: { order: 70, title: 'merit', load: () => import('./search-source.ts') },
  menu: [
    {
      id: 'merit',
      menu: 'userCentre.grid',
      order: 7,
      also: { 'contents.practice': 20 },
      path: '/pages/zhuyin/mygongde',
      icon: MeritIcon,
    },
  ],
});
