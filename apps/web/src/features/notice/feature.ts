import { BellNoticeIcon } from '@yuanguang/ui/icons';
import { lazy } from 'react';
import { defineFeature } from '../../shared/feature/define-feature.ts';

export default defineFeature({
  name: 'notice',
  module: 'mine',
  pages: [
    {
      path: '/notices',
      title: 'inbox',
      pullRefresh: true,
      load: () => import('./inbox-page.tsx'),
    },
    {
      path: '/noticesettings',
      title: 'settings',
      load: () => import('./settings-page.tsx'),
    },
  ],
  search: { order: 90, title: 'inbox', load: () => import('./search-source.ts') },
  menu: [
    {
      id: 'inbox',
      menu: 'userCentre.list',
      order: 5,
      also: { 'contents.daily': 20 },
      path: '/notices',
      icon: BellNoticeIcon,
      audience: 'user',
      Mark: lazy(() => import('./unread-mark.tsx')),
    },
  ],
});
