import type { Localized } from './languages.ts';

/** The refusals of feedback and temple news. */
export const FEEDBACK_ERRORS = {
  'feedback-empty': {
    'zh-Hans': '请写下您的意见',
    'zh-Hant': '請寫下您的意見',
    en: 'Please write your message.',
    ja: 'ご意見をご記入ください。',
    th: 'กรุณาเขียนข้อความของท่าน',
  },
  'feedback-too-long': {
    'zh-Hans': '意见最多 1000 字，请略作删减',
    'zh-Hant': '意見最多 1000 字，請略作刪減',
    en: 'A message can have up to 1000 characters. Please shorten it a little.',
    ja: 'ご意見は 1000 文字までです。少し短くしてください。',
    th: 'ข้อความยาวได้ไม่เกิน 1000 ตัวอักษร กรุณาย่อให้สั้นลง',
  },
  'feedback-images-limit': {
    'zh-Hans': '图片最多 6 张',
    'zh-Hant': '圖片最多 6 張',
    en: 'Up to 6 pictures can be added.',
    ja: '画像は 6 枚までです。',
    th: 'แนบรูปภาพได้ไม่เกิน 6 รูป',
  },
  'feedback-contact-too-long': {
    'zh-Hans': '联系方式最多 60 字',
    'zh-Hant': '聯絡方式最多 60 字',
    en: 'The contact can have up to 60 characters.',
    ja: 'ご連絡先は 60 文字までです。',
    th: 'ช่องทางติดต่อยาวได้ไม่เกิน 60 ตัวอักษร',
  },
  'feedback-mobile-invalid': {
    'zh-Hans': '电话号码格式不正确',
    'zh-Hant': '電話號碼格式不正確',
    en: 'This does not look like a phone number.',
    ja: '電話番号の形式が正しくありません。',
    th: 'รูปแบบหมายเลขโทรศัพท์ไม่ถูกต้อง',
  },
  'feedback-not-found': {
    'zh-Hans': '没有找到这条意见',
    'zh-Hant': '沒有找到這則意見',
    en: 'This message was not found.',
    ja: 'このご意見は見つかりませんでした。',
    th: 'ไม่พบข้อความนี้',
  },
  'news-id-empty': {
    'zh-Hans': '没有指明要看哪一篇法讯',
    'zh-Hant': '沒有指明要看哪一篇法訊',
    en: 'No article was named (news ID empty).',
    ja: 'どの寺だよりかが指定されていません。',
    th: 'ไม่ได้ระบุข่าวที่ต้องการอ่าน',
  },
  'news-not-found': {
    'zh-Hans': '这篇法讯不存在，或已经撤下',
    'zh-Hant': '這篇法訊不存在，或已經撤下',
    en: 'This article does not exist or has been taken down.',
    ja: 'この寺だよりは存在しないか、掲載を終えました。',
    th: 'ไม่พบข่าวนี้ หรือข่าวถูกนำออกแล้ว',
  },
} as const satisfies Record<string, Localized>;
