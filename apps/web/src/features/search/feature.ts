import { SearchIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';

export default defineFeature({
  name: 'search',
  module: 'temple',
  pages: [
    {
      path: '/find',
      title: 'search',
      load: () => import('./search-page.tsx'),
    },
  ],
  menu: [
    {
      id: 'search',
      menu: 'bar.end',
      order: 10,
      also: { 'contents.daily': 5 },
      path: '/find',
      icon: SearchIcon,
    },
  ],
});
