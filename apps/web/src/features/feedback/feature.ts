import { FeedbackIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';

export default defineFeature({
  name: 'feedback',
  module: 'feedback',
  pages: [
    {
      path: '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback',
      title: 'feedback',
      // The picture to be read after a few messages without a login.
      alsoMessages: ['account'],
      load: () => import('./feedback-page.tsx'),
    },
  ],
  search: { order: 95, title: 'feedback', load: () => import('./search-source.ts') },
  menu: [
    {
      id: 'feedback',
      menu: 'userCentre.list',
      order: 30,
      also: { 'contents.temple': 40 },
      path: '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback',
      icon: FeedbackIcon,
    },
  ],
});
