import { ACCOUNT_ERRORS } from './errors-account.ts';
import { FEEDBACK_ERRORS } from './errors-feedback.ts';
import { FILE_ERRORS } from './errors-file.ts';
import type { Localized } from './languages.ts';

/** Every expected refusal of the product: a stable code and what the visitor reads, in five languages. */
export const ERROR_MESSAGES = {
  ...ACCOUNT_ERRORS,
  ...FEEDBACK_ERRORS,
  ...FILE_ERRORS,
  'param-invalid': {
    'zh-Hans': '填写的内容有误，请检查后再试',
    'zh-Hant': '填寫的內容有誤，請檢查後再試',
    en: 'Something here is not filled in correctly. Please check and try again.',
    ja: '入力内容に誤りがあります。ご確認のうえ、もう一度お試しください。',
    th: 'ข้อมูลที่กรอกไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง',
  },
  'permission-denied': {
    'zh-Hans': '您没有此项操作的权限',
    'zh-Hant': '您沒有此項操作的權限',
    en: 'You do not have permission to do this.',
    ja: 'この操作を行う権限がありません。',
    th: 'ท่านไม่มีสิทธิ์ดำเนินการนี้',
  },
  'uni-id-check-token-failed': {
    'zh-Hans': '请先登录',
    'zh-Hant': '請先登入',
    en: 'Please log in first.',
    ja: '先にログインしてください。',
    th: 'กรุณาเข้าสู่ระบบก่อน',
  },
  'uni-id-token-expired': {
    'zh-Hans': '登录已过期，请重新登录',
    'zh-Hant': '登入已過期，請重新登入',
    en: 'Your login has expired. Please log in again.',
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
    th: 'การเข้าสู่ระบบหมดอายุแล้ว กรุณาเข้าสู่ระบบอีกครั้ง',
  },
  'too-many-requests': {
    'zh-Hans': '操作过于频繁，请稍候再试',
    'zh-Hant': '操作過於頻繁，請稍候再試',
    en: 'Too many requests. Please wait a little and try again.',
    ja: '操作の回数が多すぎます。しばらくしてからお試しください。',
    th: 'ทำรายการถี่เกินไป กรุณารอสักครู่แล้วลองใหม่',
  },
  'module-closed': {
    'zh-Hans': '此项功能暂未开放',
    'zh-Hant': '此項功能暫未開放',
    en: 'This part of the app is not open at present.',
    ja: 'この機能は現在ご利用いただけません。',
    th: 'ส่วนนี้ยังไม่เปิดให้บริการในขณะนี้',
  },
  'buying-closed': {
    'zh-Hans': '助印暂停接受，已有的助印仍可查询',
    'zh-Hant': '助印暫停接受，已有的助印仍可查詢',
    en: 'Sponsoring is paused at present. Existing orders can still be looked up.',
    ja: '助印の受付は現在お休みしています。お申し込み済みの分は照会できます。',
    th: 'ขณะนี้งดรับการร่วมพิมพ์ชั่วคราว รายการเดิมยังค้นหาได้',
  },
  'quantity-invalid': {
    'zh-Hans': '册数须为 1 至 9999 的整数',
    'zh-Hant': '冊數須為 1 至 9999 的整數',
    en: 'The number of copies must be a whole number from 1 to 9999.',
    ja: '冊数は 1 から 9999 までの整数でご入力ください。',
    th: 'จำนวนเล่มต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง 9999',
  },
  'name-empty': {
    'zh-Hans': '请填写功德芳名',
    'zh-Hant': '請填寫功德芳名',
    en: 'Please enter the name of the sponsor.',
    ja: '功徳芳名（お名前）をご記入ください。',
    th: 'กรุณากรอกชื่อผู้ร่วมบุญ',
  },
  'name-too-long': {
    'zh-Hans': '功德芳名请勿超过 40 个字',
    'zh-Hant': '功德芳名請勿超過 40 個字',
    en: 'Please keep the name within 40 characters.',
    ja: 'お名前は 40 文字以内でご記入ください。',
    th: 'กรุณากรอกชื่อไม่เกิน 40 ตัวอักษร',
  },
  'text-not-allowed': {
    'zh-Hans': '含有无法刊印的字符，请修改后再试',
    'zh-Hant': '含有無法刊印的字元，請修改後再試',
    en: 'This contains characters that cannot be printed. Please change it and try again.',
    ja: '印刷できない文字が含まれています。修正してもう一度お試しください。',
    th: 'มีอักขระที่ไม่สามารถพิมพ์ได้ กรุณาแก้ไขแล้วลองใหม่',
  },
  'dedication-empty': {
    'zh-Hans': '请选择或填写回向文',
    'zh-Hant': '請選擇或填寫迴向文',
    en: 'Please choose or write a dedication.',
    ja: '回向文を選ぶか、ご記入ください。',
    th: 'กรุณาเลือกหรือเขียนบทอุทิศส่วนกุศล',
  },
  'dedication-too-long': {
    'zh-Hans': '回向文请勿超过 140 个字',
    'zh-Hant': '迴向文請勿超過 140 個字',
    en: 'Please keep the dedication within 140 characters.',
    ja: '回向文は 140 文字以内でご記入ください。',
    th: 'กรุณาเขียนบทอุทิศไม่เกิน 140 ตัวอักษร',
  },
  'dedication-names-required': {
    'zh-Hans': '请填写回向对象的姓名',
    'zh-Hant': '請填寫迴向對象的姓名',
    en: 'Please enter whom the merit is dedicated to.',
    ja: '回向する方のお名前をご記入ください。',
    th: 'กรุณากรอกชื่อผู้รับการอุทิศ',
  },
  'dedication-names-invalid': {
    'zh-Hans': '回向对象最多 8 位，每位不超过 20 个字',
    'zh-Hant': '迴向對象最多 8 位，每位不超過 20 個字',
    en: 'Up to 8 names, each within 20 characters.',
    ja: 'お名前は 8 名まで、お一人 20 文字以内でご記入ください。',
    th: 'กรอกได้ไม่เกิน 8 ชื่อ ชื่อละไม่เกิน 20 ตัวอักษร',
  },
  'contact-empty': {
    'zh-Hans': '请填写手机号码或邮箱',
    'zh-Hant': '請填寫手機號碼或電子郵箱',
    en: 'Please enter a phone number or an email address.',
    ja: '携帯電話番号またはメールアドレスをご記入ください。',
    th: 'กรุณากรอกหมายเลขโทรศัพท์หรืออีเมล',
  },
  'phone-invalid': {
    'zh-Hans': '手机号码格式不正确，目前仅支持中国大陆手机号',
    'zh-Hant': '手機號碼格式不正確，目前僅支援中國大陸手機號',
    en: 'Incorrect mobile phone number format. Only mainland China numbers are supported for now.',
    ja: '携帯電話番号の形式が正しくありません。現在は中国本土の番号のみ対応しています。',
    th: 'รูปแบบหมายเลขโทรศัพท์ไม่ถูกต้อง ขณะนี้รองรับเฉพาะหมายเลขจีนแผ่นดินใหญ่',
  },
  'email-invalid': {
    'zh-Hans': '邮箱格式不正确',
    'zh-Hant': '電子郵箱格式不正確',
    en: 'Incorrect email address format.',
    ja: 'メールアドレスの形式が正しくありません。',
    th: 'รูปแบบอีเมลไม่ถูกต้อง',
  },
  'recipient-empty': {
    'zh-Hans': '请填写收件人姓名',
    'zh-Hant': '請填寫收件人姓名',
    en: 'Please enter the name of the recipient.',
    ja: '受取人のお名前をご記入ください。',
    th: 'กรุณากรอกชื่อผู้รับ',
  },
  'address-incomplete': {
    'zh-Hans': '请填写完整的收件地址',
    'zh-Hant': '請填寫完整的收件地址',
    en: 'Please complete the shipping address.',
    ja: 'お届け先のご住所を最後までご記入ください。',
    th: 'กรุณากรอกที่อยู่จัดส่งให้ครบถ้วน',
  },
  'book-not-found': {
    'zh-Hans': '没有找到这部经书',
    'zh-Hant': '沒有找到這部經書',
    en: 'This scripture was not found.',
    ja: 'この経典は見つかりませんでした。',
    th: 'ไม่พบพระสูตรเล่มนี้',
  },
  'book-closed': {
    'zh-Hans': '这部经书的助印已经圆满，请另选一部',
    'zh-Hant': '這部經書的助印已經圓滿，請另選一部',
    en: 'The sponsoring of this scripture is complete. Please choose another.',
    ja: 'この経典の助印は円満となりました。別の経典をお選びください。',
    th: 'การร่วมพิมพ์เล่มนี้ครบบริบูรณ์แล้ว กรุณาเลือกเล่มอื่น',
  },
  'idempotency-conflict': {
    'zh-Hans': '这次提交与先前的内容不同，请返回重新确认',
    'zh-Hant': '這次提交與先前的內容不同，請返回重新確認',
    en: 'This differs from what was sent before. Please go back and confirm again.',
    ja: '先ほどの内容と異なっています。戻ってもう一度ご確認ください。',
    th: 'ข้อมูลต่างจากที่ส่งไว้ก่อนหน้า กรุณากลับไปยืนยันอีกครั้ง',
  },
  'order-not-found': {
    'zh-Hans': '没有查到助印记录',
    'zh-Hant': '沒有查到助印記錄',
    en: 'No sponsorship record found.',
    ja: '助印の記録が見つかりませんでした。',
    th: 'ไม่พบรายการร่วมพิมพ์',
  },
  'order-not-payable': {
    'zh-Hans': '此笔助印现在不能付款',
    'zh-Hant': '此筆助印現在不能付款',
    en: 'This order cannot be paid now.',
    ja: 'このお申し込みは現在お支払いいただけません。',
    th: 'รายการนี้ยังชำระเงินไม่ได้ในขณะนี้',
  },
  'order-expired': {
    'zh-Hans': '此笔助印已过付款时限，请重新助印',
    'zh-Hant': '此筆助印已過付款時限，請重新助印',
    en: 'The time to pay this order has passed. Please sponsor again.',
    ja: 'お支払いの期限が過ぎました。お手数ですが、もう一度お申し込みください。',
    th: 'รายการนี้หมดเวลาชำระเงินแล้ว กรุณาทำรายการใหม่',
  },
  'order-not-amendable': {
    'zh-Hans': '此笔助印已经付印，不能再修改；如有错字请联系客堂',
    'zh-Hant': '此筆助印已經付印，不能再修改；如有錯字請聯繫客堂',
    en: 'This order has gone to print and can no longer be changed. For a misspelt name, please contact the temple.',
    ja: '印刷に入ったため変更できません。誤字がある場合はお寺までご連絡ください。',
    th: 'รายการนี้ส่งพิมพ์แล้ว แก้ไขไม่ได้ หากชื่อสะกดผิดกรุณาติดต่อทางวัด',
  },
  'order-not-cancellable': {
    'zh-Hans': '此笔助印现在不能取消',
    'zh-Hant': '此筆助印現在不能取消',
    en: 'This order cannot be cancelled now.',
    ja: 'このお申し込みは現在取り消せません。',
    th: 'รายการนี้ยกเลิกไม่ได้ในขณะนี้',
  },
  'order-claimed': {
    'zh-Hans': '此笔助印已存在另一个账号里',
    'zh-Hant': '此筆助印已存在另一個帳號裡',
    en: 'This order is already kept in another account.',
    ja: 'このお申し込みは、すでに別のアカウントに保存されています。',
    th: 'รายการนี้เก็บไว้ในบัญชีอื่นแล้ว',
  },
  'link-invalid': {
    'zh-Hans': '链接无效，请用助印编号和联系方式查询',
    'zh-Hant': '連結無效，請用助印編號和聯絡方式查詢',
    en: 'This link is not valid. Please look the order up with its sponsor number and your contact.',
    ja: 'リンクが無効です。助印番号とご連絡先で照会してください。',
    th: 'ลิงก์ไม่ถูกต้อง กรุณาค้นหาด้วยหมายเลขร่วมพิมพ์และช่องทางติดต่อ',
  },
  'payment-method-unknown': {
    'zh-Hans': '请选择付款方式',
    'zh-Hant': '請選擇付款方式',
    en: 'Please choose how to pay.',
    ja: 'お支払い方法をお選びください。',
    th: 'กรุณาเลือกวิธีชำระเงิน',
  },
  'payment-unavailable': {
    'zh-Hans': '付款通道暂时无法使用，助印已为您保留，请稍后再付',
    'zh-Hant': '付款通道暫時無法使用，助印已為您保留，請稍後再付',
    en: 'The payment service is not available at present. Your order is kept; please pay a little later.',
    ja: 'お支払いの窓口が一時的に利用できません。お申し込みは保存されていますので、後ほどお支払いください。',
    th: 'ช่องทางชำระเงินใช้ไม่ได้ชั่วคราว รายการของท่านถูกเก็บไว้แล้ว กรุณาชำระภายหลัง',
  },
  'captcha-required': {
    'zh-Hans': '请输入图形验证码',
    'zh-Hant': '請輸入圖形驗證碼',
    en: 'Please enter the characters in the picture.',
    ja: '画像の文字をご入力ください。',
    th: 'กรุณากรอกตัวอักษรในภาพ',
  },
  'captcha-wrong': {
    'zh-Hans': '图形验证码不正确，请重新输入',
    'zh-Hant': '圖形驗證碼不正確，請重新輸入',
    en: 'The characters do not match the picture. Please try again.',
    ja: '画像の文字と一致しません。もう一度ご入力ください。',
    th: 'ตัวอักษรไม่ตรงกับภาพ กรุณากรอกใหม่',
  },
} as const satisfies Record<string, Localized>;

/** The closed set of refusals. Anything else is logged and answered with `SYSTEM_ERROR`. */
export type ErrorCode = keyof typeof ERROR_MESSAGES;
export const ERROR_CODES = Object.keys(ERROR_MESSAGES) as ErrorCode[];

/** What leaves the server for anything unexpected: the wire code of SPEC 8 and its text. */
export const SYSTEM_ERROR = { errCode: 20000, errMsg: 'System error' } as const;
/** "Invalid client" of SPEC 8: a call without the client information every app sends. */
export const INVALID_CLIENT = { errCode: 20101, errMsg: 'Invalid client' } as const;
