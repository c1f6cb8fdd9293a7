import {
  FruitIcon,
  HandBellIcon,
  IncenseSticksIcon,
  LotusIcon,
  MemberIcon,
  NameBoardIcon,
  PeonyIcon,
  ShrineIcon,
  WorshipIcon,
} from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';
import {
  ARRANGE,
  BUDDHA,
  BUDDHAS,
  CHOOSE,
  FAMILY,
  FAMILY_JOIN,
  FAMILY_MEMBERS,
  FAMILY_ONE,
  FLOWER,
  FRUIT,
  INCENSE,
  RITE,
  SHRINE,
} from './routes.ts';

/** Pages on which names are judged before they are sent. */
const ERRORS = ['errors/worship', 'errors/common'];

export default defineFeature({
  name: 'worship',
  module: 'worship',
  pages: [
    {
      path: SHRINE,
      title: 'worship',
      bar: 'custom',
      scroll: false,
      prefetch: 'idle',
      load: () => import('./shrine-page.tsx'),
    },
    {
      path: CHOOSE,
      title: 'choose',
      bar: 'custom',
      scroll: false,
      load: () => import('./choose/choose-page.tsx'),
    },
    { path: BUDDHAS, title: 'buddhas', bar: 'custom', load: () => import('./choose/buddhas-page.tsx') },
    { path: BUDDHA, title: 'buddha', load: () => import('./buddha/buddha-page.tsx') },
    {
      path: ARRANGE,
      title: 'shrine',
      bar: 'custom',
      alsoMessages: ERRORS,
      load: () => import('./arrange/arrange-page.tsx'),
    },
    { path: RITE, title: 'rite', load: () => import('./rite/rite-page.tsx') },
    { path: INCENSE, title: 'incense', load: () => import('./offer/incense-page.tsx') },
    { path: FLOWER, title: 'flower', load: () => import('./offer/flower-page.tsx') },
    { path: FRUIT, title: 'fruit', load: () => import('./offer/fruit-page.tsx') },
    {
      path: FAMILY,
      title: 'family',
      alsoMessages: ERRORS,
      load: () => import('./family/family-page.tsx'),
    },
    { path: FAMILY_ONE, title: 'family', load: () => import('./family/one/one-page.tsx') },
    {
      path: FAMILY_MEMBERS,
      title: 'members',
      alsoMessages: ERRORS,
      load: () => import('./family/members/members-page.tsx'),
    },
    {
      path: FAMILY_JOIN,
      title: 'join',
      alsoMessages: ERRORS,
      load: () => import('./family/join/join-page.tsx'),
    },
  ],
  menu: [
    { id: 'tab', menu: 'tabs', order: 20, path: SHRINE, icon: WorshipIcon },
    { id: 'worship', menu: 'contents.worship', order: 10, path: SHRINE, icon: WorshipIcon },
    { id: 'shrine', menu: 'contents.worship', order: 12, path: ARRANGE, icon: ShrineIcon },
    { id: 'family', menu: 'contents.worship', order: 13, path: FAMILY, icon: MemberIcon },
    { id: 'rite', menu: 'contents.worship', order: 15, path: RITE, icon: HandBellIcon },
    { id: 'choose', menu: 'contents.worship', order: 17, path: CHOOSE, icon: NameBoardIcon },
    { id: 'buddhas', menu: 'contents.worship', order: 18, path: BUDDHA, icon: LotusIcon },
    { id: 'incense', menu: 'contents.worship', order: 20, path: INCENSE, icon: IncenseSticksIcon },
    { id: 'flower', menu: 'contents.worship', order: 30, path: FLOWER, icon: PeonyIcon },
    { id: 'fruit', menu: 'contents.worship', order: 35, path: FRUIT, icon: FruitIcon },
  ],
});
