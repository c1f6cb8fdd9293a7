import { NewsIcon, OpeningHoursIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';

export default defineFeature({
  name: 'news',
  module: 'news',
  pages: [
    {
      path: '/pages/news/list',
      title: 'news',
      pullRefresh: true,
      load: () => import('./list-page.tsx'),
    },
    {
      path: '/pages/news/detail',
      title: 'news',
      load: () => import('./detail-page.tsx'),
    },
    {
      path: '/pages/ucenter/read-news-log/read-news-log',
      title: 'readLog',
      pullRefresh: true,
      load: () => import('./read-log-page.tsx'),
    },
  ],
  home: { order: 15, load: () => import('./home-part.tsx') },
  search: { order: 30, title: 'news', load: () => import('./search-source.ts') },
  menu: [
    {
      id: 'news',
      menu: 'userCentre.list',
      order: 10,
      also: { 'contents.daily': 10 },
      path: '/pages/news/list',
      icon: NewsIcon,
    },
    {
      id: 'readingLog',
      menu: 'userCentre.list',
      order: 20,
      path: '/pages/ucenter/read-news-log/read-news-log',
      icon: OpeningHoursIcon,
    },
  ],
});
