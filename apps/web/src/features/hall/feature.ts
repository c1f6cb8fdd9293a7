import { LotusIcon, NameBoardIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';
import { BLESSING, MEMORIAL } from './routes.ts';

export default defineFeature({
  name: 'hall',
  module: 'hall',
  pages: [
    { path: MEMORIAL, title: 'memorial', scroll: false, load: () => import('./memorial-page.tsx') },
    { path: BLESSING, title: 'blessing', scroll: false, load: () => import('./blessing-page.tsx') },
  ],
  menu: [
    { id: 'memorial', menu: 'contents.worship', order: 40, path: MEMORIAL, icon: LotusIcon },
    { id: 'blessing', menu: 'contents.worship', order: 45, path: BLESSING, icon: NameBoardIcon },
  ],
});
