import { PrayerIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';
import { EDIT, LIST, ONE } from './routes.ts';

export default defineFeature({
  name: 'prayer',
  module: 'prayer',
  pages: [
    { path: LIST, title: 'prayer', pullRefresh: true, load: () => import('./list-page.tsx') },
    { path: ONE, title: 'prayer', load: () => import('./one/one-page.tsx') },
    {
      path: EDIT,
      title: 'edit',
      alsoMessages: ['errors/prayer', 'errors/common'],
      load: () => import('./edit/edit-page.tsx'),
    },
  ],
  search: { order: 55, title: 'prayer', load: () => import('./search-source.ts') },
  menu: [
    {
      id: 'prayer',
      menu: 'userCentre.grid',
      order: 6,
      also: { 'contents.worship': 40 },
      path: LIST,
      icon: PrayerIcon,
    },
  ],
});
