import type { Localized } from './languages.ts';

/**
 * The refusals of the database function: codes of PROTOCOL 2.2, those of tokens in the words of SPEC 8, as in
 * `uni-id-check-token-failed` and `uni-id-token-expired`. `{names}` are collections, `{detail}` is for developers.
 */
export const CLIENTDB_ERRORS = {
  TOKEN_INVALID: {
    'zh-Hans': '用户未登录或登录状态过期，自动跳转登录页面',
    'zh-Hant': '使用者未登入或登入狀態過期，自動跳轉登入頁面',
    en: 'You are not logged in, or your login has expired. Going to the login page.',
    ja: 'ログインしていないか、ログインの有効期限が切れています。自動的にログイン画面に移ります。',
    th: 'ท่านยังไม่ได้เข้าสู่ระบบ หรือการเข้าสู่ระบบหมดอายุ กำลังไปยังหน้าเข้าสู่ระบบโดยอัตโนมัติ',
  },
  TOKEN_INVALID_TOKEN_EXPIRED: {
    'zh-Hans': 'token过期，跳转登录页面',
    'zh-Hant': 'token過期，跳轉登入頁面',
    en: 'The login token has expired. Going to the login page.',
    ja: 'token の有効期限が切れました。ログイン画面に移ります。',
    th: 'token หมดอายุแล้ว กำลังไปยังหน้าเข้าสู่ระบบ',
  },
  TOKEN_INVALID_WRONG_TOKEN: {
    'zh-Hans': 'token无效，跳转登录页面',
    'zh-Hant': 'token無效，跳轉登入頁面',
    en: 'The login token is not valid. Going to the login page.',
    ja: 'token が無効です。ログイン画面に移ります。',
    th: 'token ไม่ถูกต้อง กำลังไปยังหน้าเข้าสู่ระบบ',
  },
  TOKEN_INVALID_ANONYMOUS_USER: {
    'zh-Hans': '用户未登录或登录状态过期，自动跳转登录页面',
    'zh-Hant': '使用者未登入或登入狀態過期，自動跳轉登入頁面',
    en: 'You are not logged in, or your login has expired. Going to the login page.',
    ja: 'ログインしていないか、ログインの有効期限が切れています。自動的にログイン画面に移ります。',
    th: 'ท่านยังไม่ได้เข้าสู่ระบบ หรือการเข้าสู่ระบบหมดอายุ กำลังไปยังหน้าเข้าสู่ระบบโดยอัตโนมัติ',
  },
  SYNTAX_ERROR: {
    'zh-Hans': '数据库指令有误：{detail}',
    'zh-Hant': '資料庫指令有誤：{detail}',
    en: 'The database command cannot be understood: {detail}',
    ja: 'データベースへの指示に誤りがあります：{detail}',
    th: 'คำสั่งฐานข้อมูลไม่ถูกต้อง: {detail}',
  },
  PERMISSION_ERROR: {
    'zh-Hans': '您没有访问 {names} 的权限',
    'zh-Hant': '您沒有存取 {names} 的權限',
    en: 'You do not have permission to use {names}.',
    ja: '{names} を利用する権限がありません。',
    th: 'ท่านไม่มีสิทธิ์ใช้ {names}',
  },
  VALIDATION_ERROR: {
    'zh-Hans': '填写的内容有误，请检查后再试',
    'zh-Hant': '填寫的內容有誤，請檢查後再試',
    en: 'Something here is not filled in correctly. Please check and try again.',
    ja: '入力内容に誤りがあります。ご確認のうえ、もう一度お試しください。',
    th: 'ข้อมูลที่กรอกไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง',
  },
  DUPLICATE_KEY: {
    'zh-Hans': '已有相同的记录',
    'zh-Hant': '已有相同的記錄',
    en: 'There is already a record like this.',
    ja: '同じ記録がすでにあります。',
    th: 'มีรายการนี้อยู่แล้ว',
  },
  SYSTEM_ERROR: {
    'zh-Hans': '系统繁忙，请稍候再试',
    'zh-Hant': '系統繁忙，請稍候再試',
    en: 'The service is busy. Please try again in a while.',
    ja: 'ただいま混み合っています。しばらくしてからお試しください。',
    th: 'ขณะนี้ระบบไม่ว่าง กรุณาลองใหม่ภายหลัง',
  },
} as const satisfies Record<string, Localized>;

export type ClientDbCode = keyof typeof CLIENTDB_ERRORS;

/** What a visitor without a login is told in place of `PERMISSION_ERROR`. */
export const ANONYMOUS_REFUSED = {
  'zh-Hans': '您尚未登录，没有访问 {names} 的权限',
  'zh-Hant': '您尚未登入，沒有存取 {names} 的權限',
  en: 'You are anonymous, not logged in, and have no permission to use {names}.',
  ja: 'ログインしていないため、{names} を利用する権限がありません。',
  th: 'ท่านยังไม่ได้เข้าสู่ระบบ จึงไม่มีสิทธิ์ใช้ {names}',
} satisfies Localized;

/** Why a value is not accepted. `{title}` is the field; `{min}` and `{max}` bounds. */
export const VALIDATION_TEXTS = {
  required: {
    'zh-Hans': '请填写{title}',
    'zh-Hant': '請填寫{title}',
    en: 'Please fill in {title}.',
    ja: '{title}をご記入ください。',
    th: 'กรุณากรอก{title}',
  },
  type: {
    'zh-Hans': '{title}的类型不符',
    'zh-Hant': '{title}的類型不符',
    en: '{title} is not of the right type.',
    ja: '{title}の形式が正しくありません。',
    th: '{title}ไม่ตรงตามชนิดข้อมูล',
  },
  enum: {
    'zh-Hans': '{title}不在可选范围内',
    'zh-Hant': '{title}不在可選範圍內',
    en: '{title} is not one of the choices.',
    ja: '{title}は選択肢の中からお選びください。',
    th: '{title}ไม่อยู่ในตัวเลือก',
  },
  minimum: {
    'zh-Hans': '{title}须不小于 {min}',
    'zh-Hant': '{title}須不小於 {min}',
    en: '{title} is less than {min}.',
    ja: '{title}は {min} 以上でご入力ください。',
    th: '{title}ต้องไม่น้อยกว่า {min}',
  },
  maximum: {
    'zh-Hans': '{title}须不大于 {max}',
    'zh-Hant': '{title}須不大於 {max}',
    en: '{title} is more than {max}.',
    ja: '{title}は {max} 以下でご入力ください。',
    th: '{title}ต้องไม่เกิน {max}',
  },
  minLength: {
    'zh-Hans': '{title}的长度或数量请不少于 {min}',
    'zh-Hant': '{title}的長度或數量請不少於 {min}',
    en: '{title} is too short or has too few entries; {min} at least.',
    ja: '{title}は {min} 以上の長さまたは件数が必要です。',
    th: '{title}ต้องมีความยาวหรือจำนวนอย่างน้อย {min}',
  },
  maxLength: {
    'zh-Hans': '{title}的长度或数量请勿超过 {max}',
    'zh-Hant': '{title}的長度或數量請勿超過 {max}',
    en: '{title} is too long or has too many entries; {max} at most.',
    ja: '{title}は {max} 以内の長さまたは件数でお願いします。',
    th: '{title}ต้องมีความยาวหรือจำนวนไม่เกิน {max}',
  },
  format: {
    'zh-Hans': '{title}的格式不正确',
    'zh-Hant': '{title}的格式不正確',
    en: '{title} is not in the right format.',
    ja: '{title}の書式が正しくありません。',
    th: '{title}มีรูปแบบไม่ถูกต้อง',
  },
  unknown: {
    'zh-Hans': '没有 {title} 这一项',
    'zh-Hant': '沒有 {title} 這一項',
    en: 'There is no field {title}.',
    ja: '{title} という項目はありません。',
    th: 'ไม่มีช่อง {title}',
  },
} as const satisfies Record<string, Localized>;

export type ValidationReason = keyof typeof VALIDATION_TEXTS;
