const UNI_ID = '/uni_modules/uni-id-pages/pages/userinfo';

/** The addresses of a person's own pages (SPEC 2). */
export const PROFILE_ROUTES = {
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

/** Pages of others that are linked to. */
export const ACCOUNT_ROUTES = {
  passwordLogin: '/uni_modules/uni-id-pages/pages/login/login-withpwd',
} as const;

/** The link to a page of the app. */
export const link = (path: string): string => `#${path}`;
