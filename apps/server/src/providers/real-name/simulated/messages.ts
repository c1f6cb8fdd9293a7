import type { Localized } from '@yuanguang/contract/languages';

/** What the page of the simulated check says, in the five languages. */
export const MESSAGES = {
  title: {
    'zh-Hans': '模拟实名认证',
    'zh-Hant': '模擬實名認證',
    en: 'Simulated identity check',
    ja: '本人確認（テスト）',
    th: 'การยืนยันตัวตนแบบจำลอง',
  },
  notReal: {
    'zh-Hans': '此页仅供测试，不会采集人脸，也不会核对任何证件',
    'zh-Hant': '此頁僅供測試，不會採集人臉，也不會核對任何證件',
    en: 'This page is for testing only. No face is recorded and no document is checked.',
    ja: 'このページはテスト用です。顔の撮影や証明書の照会は行いません。',
    th: 'หน้านี้ใช้สำหรับทดสอบเท่านั้น ไม่มีการบันทึกใบหน้าและไม่มีการตรวจสอบเอกสารใด ๆ',
  },
  person: { 'zh-Hans': '姓名', 'zh-Hant': '姓名', en: 'Name', ja: 'お名前', th: 'ชื่อ' },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'State', ja: '状態', th: 'สถานะ' },
  pass: {
    'zh-Hans': '通过认证',
    'zh-Hant': '通過認證',
    en: 'Let the check pass',
    ja: '確認できたことにする',
    th: 'ให้การยืนยันผ่าน',
  },
  fail: {
    'zh-Hans': '人脸与证件不符',
    'zh-Hant': '人臉與證件不符',
    en: 'The face does not match',
    ja: '顔が一致しないことにする',
    th: 'ใบหน้าไม่ตรงกับเอกสาร',
  },
  interrupt: {
    'zh-Hans': '中途停止，返回寺院',
    'zh-Hant': '中途停止，返回寺院',
    en: 'Stop here and go back',
    ja: '途中でやめて戻る',
    th: 'หยุดและกลับไป',
  },
  back: {
    'zh-Hans': '返回寺院',
    'zh-Hant': '返回寺院',
    en: 'Back to the temple',
    ja: 'お寺に戻る',
    th: 'กลับไปที่วัด',
  },
  notFound: {
    'zh-Hans': '没有找到这次认证',
    'zh-Hant': '沒有找到這次認證',
    en: 'This check was not found.',
    ja: 'この本人確認は見つかりませんでした。',
    th: 'ไม่พบการยืนยันตัวตนครั้งนี้',
  },
  'state.open': {
    'zh-Hans': '等待认证',
    'zh-Hant': '等待認證',
    en: 'Waiting',
    ja: '確認待ち',
    th: 'รอการยืนยัน',
  },
  'state.passed': { 'zh-Hans': '已通过', 'zh-Hant': '已通過', en: 'Passed', ja: '確認済み', th: 'ผ่านแล้ว' },
  'state.failed': {
    'zh-Hans': '未通过',
    'zh-Hant': '未通過',
    en: 'Not passed',
    ja: '確認できませんでした',
    th: 'ไม่ผ่าน',
  },
  'state.interrupted': { 'zh-Hans': '已停止', 'zh-Hant': '已停止', en: 'Stopped', ja: '中断', th: 'หยุดแล้ว' },
} as const satisfies Record<string, Localized>;

export type MessageKey = keyof typeof MESSAGES;
