import type { Config } from '@yuanguang/contract/objects/config';
import {
  AddressIcon,
  ContentsIcon,
  HomeIcon,
  OpeningHoursIcon,
  QuizIcon,
  TransportIcon,
} from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';

/** Whether the page has that fact: the office has entered it, or a demonstration shows a sample. */
const isKnown =
  (fact: 'hours' | 'transport') =>
  ({ temple, demonstration }: Config): boolean =>
    demonstration || temple[fact]['zh-Hans'] !== '';

export default defineFeature({
  name: 'temple',
  module: 'temple',
  pages: [
    {
      path: '/home',
      title: 'temple',
      prefetch: 'idle',
      homeParts: true,
      load: () => import('./home-page.tsx'),
    },
    {
      path: '/contents',
      title: 'contents',
      load: () => import('./contents-page.tsx'),
    },
    {
      path: '/about',
      title: 'about',
      load: () => import('./about-page.tsx'),
    },
  ],
  home: { order: 20, load: () => import('./near-part.tsx') },
  search: { order: 40, title: 'temple', load: () => import('./search-source.ts') },
  menu: [
    { id: 'tab', menu: 'tabs', order: 10, path: '/home', icon: HomeIcon },
    { id: 'contents', menu: 'bar', order: 10, path: '/contents', icon: ContentsIcon },
    {
      id: 'about',
      menu: 'contents.temple',
      order: 10,
      also: { 'userCentre.list': 40 },
      path: '/about',
      icon: AddressIcon,
    },
    {
      id: 'hours',
      menu: 'contents.temple',
      order: 20,
      path: '/about',
      search: { part: 'hours' },
      icon: OpeningHoursIcon,
      when: isKnown('hours'),
    },
    {
      id: 'transport',
      menu: 'contents.temple',
      order: 30,
      path: '/about',
      search: { part: 'transport' },
      icon: TransportIcon,
      when: isKnown('transport'),
    },
    {
      id: 'questions',
      menu: 'contents.bond',
      order: 50,
      path: '/about',
      search: { part: 'questions' },
      icon: QuizIcon,
      when: ({ modules }) => modules.sponsor,
    },
  ],
});
