import type { Localized } from './languages.ts';

/** The refusals of uploads. */
export const FILE_ERRORS = {
  'file-type-not-allowed': {
    'zh-Hans': '请选用 JPG、PNG、WebP 或 GIF 图片',
    'zh-Hant': '請選用 JPG、PNG、WebP 或 GIF 圖片',
    en: 'Please choose a picture in JPG, PNG, WebP or GIF format.',
    ja: 'JPG・PNG・WebP・GIF 形式の画像をお選びください。',
    th: 'กรุณาเลือกรูปภาพชนิด JPG, PNG, WebP หรือ GIF',
  },
  'file-too-large': {
    'zh-Hans': '图片请勿超过 10 MB，尺寸也请勿过大',
    'zh-Hant': '圖片請勿超過 10 MB，尺寸也請勿過大',
    en: 'Please choose a picture within 10 MB and of moderate dimensions.',
    ja: '10 MB 以内で、寸法の大きすぎない画像をお選びください。',
    th: 'กรุณาเลือกรูปภาพไม่เกิน 10 MB และมีขนาดไม่ใหญ่เกินไป',
  },
  'upload-expired': {
    'zh-Hans': '上传已超时，请重新选择图片',
    'zh-Hant': '上傳已逾時，請重新選擇圖片',
    en: 'The time for this upload has passed. Please choose the picture again.',
    ja: '送信の有効時間が過ぎました。画像をもう一度お選びください。',
    th: 'หมดเวลาอัปโหลดแล้ว กรุณาเลือกรูปภาพอีกครั้ง',
  },
} as const satisfies Record<string, Localized>;
