import { defineFeature } from '../../shared/feature/define-feature.ts';

const UNI_ID = '/uni_modules/uni-id-pages/pages';

export default defineFeature({
  name: 'account',
  module: 'mine',
  pages: [
    {
      path: `${UNI_ID}/login/login-withoutpwd`,
      title: 'login',
      load: () => import('./login/login-withoutpwd-page.tsx'),
    },
    {
      path: `${UNI_ID}/login/login-withpwd`,
      title: 'login',
      load: () => import('./login/login-withpwd-page.tsx'),
    },
    {
      path: `${UNI_ID}/login/login-smscode`,
      title: 'loginCode',
      load: () => import('./login/login-smscode-page.tsx'),
    },
    {
      path: `${UNI_ID}/register/register`,
      title: 'register',
      load: () => import('./register/register-page.tsx'),
    },
    {
      path: `${UNI_ID}/register/register-by-email`,
      title: 'registerByEmail',
      load: () => import('./register/register-by-email-page.tsx'),
    },
    {
      path: `${UNI_ID}/register/register-admin`,
      title: 'registerAdmin',
      load: () => import('./register/register-admin-page.tsx'),
    },
    {
      path: `${UNI_ID}/retrieve/retrieve`,
      title: 'retrieve',
      load: () => import('./retrieve/retrieve-page.tsx'),
    },
    {
      path: `${UNI_ID}/retrieve/retrieve-by-email`,
      title: 'retrieveByEmail',
      load: () => import('./retrieve/retrieve-by-email-page.tsx'),
    },
    {
      path: `${UNI_ID}/common/webview/webview`,
      aliases: ['/pages/common/webview/webview'],
      title: 'webview',
      module: 'temple',
      load: () => import('./webview/webview-page.tsx'),
    },
    {
      path: '/pages/uni-agree/uni-agree',
      title: 'guide',
      bar: 'custom',
      module: 'temple',
      load: () => import('./agreement/guide-page.tsx'),
    },
    {
      path: '/pages/agreement/service',
      title: 'service',
      module: 'temple',
      load: () => import('./agreement/service-page.tsx'),
    },
    {
      path: '/pages/agreement/privacy',
      title: 'privacy',
      module: 'temple',
      load: () => import('./agreement/privacy-page.tsx'),
    },
  ],
});
