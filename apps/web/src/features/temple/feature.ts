import { AddressIcon, HomeIcon, OpeningHoursIcon, QuizIcon, TransportIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';

export default defineFeature({
  name: 'temple',
  module: 'temple',
  pages: [
    {
      path: '/home',
      title: 'temple',
      prefetch: 'idle',
      load: () => import('./home-page.tsx'),
    },
    {
      path: '/about',
      title: 'about',
      load: () => import('./about-page.tsx'),
    },
  ],
  menu: [
    { id: 'tab', menu: 'tabs', order: 10, path: '/home', icon: HomeIcon },
    { id: 'about', menu: 'home.visit', order: 10, path: '/about', icon: AddressIcon },
    {
      id: 'hours',
      menu: 'home.visit',
      order: 20,
      path: '/about',
      search: { part: 'hours' },
      icon: OpeningHoursIcon,
    },
    {
      id: 'transport',
      menu: 'home.visit',
      order: 30,
      path: '/about',
      search: { part: 'transport' },
      icon: TransportIcon,
    },
    {
      id: 'questions',
      menu: 'home.visit',
      order: 40,
      path: '/about',
      search: { part: 'questions' },
      icon: QuizIcon,
    },
    { id: 'aboutTemple', menu: 'userCentre.list', order: 40, path: '/about', icon: AddressIcon },
  ],
});
