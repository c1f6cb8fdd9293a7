const BASE = '/uni_modules/uni-id-pages/pages';

/** The pages by which one gets in. */
export const SIGN_IN_ROUTES = {
  login: `${BASE}/login/login-withoutpwd`,
  password: `${BASE}/login/login-withpwd`,
  smsCode: `${BASE}/login/login-smscode`,
  register: `${BASE}/register/register`,
  registerByEmail: `${BASE}/register/register-by-email`,
  registerAdmin: `${BASE}/register/register-admin`,
  retrieve: `${BASE}/retrieve/retrieve`,
  retrieveByEmail: `${BASE}/retrieve/retrieve-by-email`,
} as const;
