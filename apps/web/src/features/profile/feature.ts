import { CertificateIcon, MineIcon, SettingsIcon } from '@yuanguang/ui/icons';
import { defineFeature } from '../../shared/feature/define-feature.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages/userinfo';

export default defineFeature({
  name: 'profile',
  module: 'mine',
  pages: [
    {
      path: '/pages/ucenter/ucenter',
      title: 'ucenter',
      bar: 'custom',
      load: () => import('./ucenter/ucenter-page.tsx'),
    },
    {
      path: '/pages/ucenter/settings/settings',
      title: 'settings',
      alsoMessages: ['account'],
      load: () => import('./settings/settings-page.tsx'),
    },
    {
      path: `${UNI_ID}/userinfo`,
      title: 'userinfo',
      needLogin: true,
      alsoMessages: ['account'],
      load: () => import('./userinfo/userinfo-page.tsx'),
    },
    {
      path: `${UNI_ID}/cropImage/cropImage`,
      title: 'cropImage',
      alsoMessages: ['account'],
      load: () => import('./crop/crop-image-page.tsx'),
    },
    {
      path: `${UNI_ID}/bind-mobile/bind-mobile`,
      title: 'bindMobile',
      alsoMessages: ['account'],
      load: () => import('./mobile/bind-mobile-page.tsx'),
    },
    {
      path: `${UNI_ID}/change_pwd/change_pwd`,
      title: 'changePassword',
      alsoMessages: ['account'],
      load: () => import('./password/change-pwd-page.tsx'),
    },
    {
      path: `${UNI_ID}/set-pwd/set-pwd`,
      title: 'setPassword',
      alsoMessages: ['account'],
      load: () => import('./password/set-pwd-page.tsx'),
    },
    {
      path: `${UNI_ID}/realname-verify/realname-verify`,
      title: 'realName',
      alsoMessages: ['account'],
      load: () => import('./realname/realname-page.tsx'),
    },
    {
      path: `${UNI_ID}/deactivate/deactivate`,
      title: 'deactivate',
      alsoMessages: ['account'],
      load: () => import('./deactivate/deactivate-page.tsx'),
    },
  ],
  search: { order: 60, title: 'ucenter', load: () => import('./search-source.ts') },
  menu: [
    { id: 'tab', menu: 'tabs', order: 50, path: '/pages/ucenter/ucenter', icon: MineIcon },
    {
      id: 'realName',
      menu: 'userCentre.grid',
      order: 40,
      path: `${UNI_ID}/realname-verify/realname-verify`,
      icon: CertificateIcon,
      audience: 'user',
    },
    {
      id: 'settings',
      menu: 'userCentre.list',
      order: 50,
      also: { 'contents.daily': 40 },
      path: '/pages/ucenter/settings/settings',
      icon: SettingsIcon,
    },
  ],
});
