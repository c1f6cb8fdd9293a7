import { PracticeIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';
import { COUNT, EDIT, LIST } from './routes.ts';

export default defineFeature({
  name: 'practice',
  module: 'practice',
  pages: [
    { path: LIST, title: 'practice', pullRefresh: true, load: () => import('./list-page.tsx') },
    { path: COUNT, title: 'practice', load: () => import('./count/count-page.tsx') },
    {
      path: EDIT,
      title: 'edit',
      alsoMessages: ['errors/practice', 'errors/common'],
      load: () => import('./edit/edit-page.tsx'),
    },
  ],
  home: { order: 10, load: () => import('./home-part.tsx') },
  search: { order: 50, title: 'practice', load: () => import('./search-source.ts') },
  menu: [
    {
      id: 'practice',
      menu: 'userCentre.grid',
      order: 5,
      also: { 'contents.practice': 10 },
      path: LIST,
      icon: PracticeIcon,
    },
  ],
});
