import { SearchIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';

export default defineFeature({
  name: 'lookup',
  module: 'sponsor',
  pages: [
    {
      path: '/search',
      title: 'lookup',
      alsoMessages: ['sponsor'],
      load: () => import('./lookup-page.tsx'),
    },
    {
      path: '/searchresult',
      title: 'lookup',
      alsoMessages: ['sponsor', 'donate', 'account'],
      load: () => import('./lookup-result-page.tsx'),
    },
    {
      path: '/erasedata',
      title: 'erase',
      alsoMessages: ['account'],
      load: () => import('./erase-page.tsx'),
    },
  ],
  search: { order: 20, title: 'lookup', load: () => import('./search-source.ts') },
  menu: [
    {
      id: 'lookup',
      menu: 'userCentre.grid',
      order: 20,
      also: { 'contents.bond': 30 },
      path: '/search',
      icon: SearchIcon,
    },
  ],
});
