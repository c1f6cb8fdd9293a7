import { BlessingTabletIcon, LampIcon, MemorialTabletIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';
import { BLESSING, CORRECT, FIND, LIGHT, MEMORIAL, MINE, REGISTER, SHARE, SHOWN, TABLET } from './routes.ts';

const FORM_TEXTS = ['sponsor', 'errors/hall', 'errors/sponsor', 'errors/common'];

export default defineFeature({
  name: 'hall',
  module: 'hall',
  pages: [
    { path: MEMORIAL, title: 'memorial', scroll: false, load: () => import('./memorial-page.tsx') },
    { path: BLESSING, title: 'blessing', scroll: false, load: () => import('./blessing-page.tsx') },
    { path: LIGHT, title: 'light', alsoMessages: FORM_TEXTS, load: () => import('./light/light-page.tsx') },
    {
      path: REGISTER,
      title: 'register',
      scroll: false,
      alsoMessages: [...FORM_TEXTS, 'errors/donate'],
      load: () => import('./register/register-page.tsx'),
    },
    {
      path: CORRECT,
      title: 'correct',
      scroll: false,
      alsoMessages: FORM_TEXTS,
      load: () => import('./correct/correct-page.tsx'),
    },
    {
      path: TABLET,
      title: 'tablet',
      scroll: false,
      alsoMessages: FORM_TEXTS,
      load: () => import('./tablet/tablet-page.tsx'),
    },
    {
      path: MINE,
      title: 'mine',
      pullRefresh: true,
      alsoMessages: ['sponsor'],
      load: () => import('./mine/mine-page.tsx'),
    },
    {
      path: SHARE,
      title: 'share',
      alsoMessages: ['errors/hall', 'errors/common'],
      load: () => import('./share/accept-page.tsx'),
    },
    { path: SHOWN, title: 'shown', load: () => import('./share/shown-page.tsx') },
    {
      path: FIND,
      title: 'find',
      alsoMessages: ['lookup', 'account'],
      load: () => import('./find/find-page.tsx'),
    },
  ],
  menu: [
    { id: 'memorial', menu: 'contents.worship', order: 50, path: MEMORIAL, icon: MemorialTabletIcon },
    { id: 'blessing', menu: 'contents.worship', order: 55, path: BLESSING, icon: BlessingTabletIcon },
    { id: 'mine', menu: 'userCentre.grid', order: 14, path: MINE, icon: LampIcon },
  ],
});
