const UNI_ID = '/uni_modules/uni-id-pages/pages/userinfo';

/** The addresses of a person's own pages (SPEC 2). */
export const OWN = {
  ucenter: '/pages/ucenter/ucenter',
  settings: '/pages/ucenter/settings/settings',
  userinfo: `${UNI_ID}/userinfo`,
  crop: `${UNI_ID}/cropImage/cropImage`,
  mobile: `${UNI_ID}/bind-mobile/bind-mobile`,
  changePassword: `${UNI_ID}/change_pwd/change_pwd`,
  setPassword: `${UNI_ID}/set-pwd/set-pwd`,
  realName: `${UNI_ID}/realname-verify/realname-verify`,
  deactivate: `${UNI_ID}/deactivate/deactivate`,
} as const;

/** Pages of others that are linked to where they are there. */
export const OTHERS = {
  feedback: '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback',
  news: '/pages/news/list',
  readingLog: '/pages/ucenter/read-news-log/read-news-log',
  passwordLogin: '/uni_modules/uni-id-pages/pages/login/login-withpwd',
  orders: '/pages/ucenter/orders/orders',
  donated: '/donated',
  lookup: '/search',
  about: '/about',
} as const;

/** The link to a page of the app. */
export const link = (path: string): string => `#${path}`;
