import type { SearchSource } from '../../shared/feature/search-source.ts';

/** Words by which the pages of one’s own are found. */
const source: SearchSource = {
  words: {
    tab: {
      'zh-Hans': '个人 账号 用户中心',
      'zh-Hant': '個人 帳號 使用者中心',
      en: 'account profile',
      ja: 'アカウント プロフィール',
      th: 'บัญชี โปรไฟล์',
    },
    realName: {
      'zh-Hans': '身份证 实名',
      'zh-Hant': '身分證 實名',
      en: 'identity card verification',
      ja: '身分証 本人',
      th: 'บัตรประชาชน ตัวตน',
    },
    settings: {
      'zh-Hans': '字大 字体 语言 密码 退出 注销 夜间 缓存 手机号',
      'zh-Hant': '字大 字體 語言 密碼 登出 註銷 夜間 快取 手機號',
      en: 'text size language password log out close account dark cache',
      ja: '文字 大きさ 言語 パスワード ログアウト 退会 夜間',
      th: 'ขนาดตัวอักษร ภาษา รหัสผ่าน ออกจากระบบ ปิดบัญชี กลางคืน',
    },
  },
};
export default source;
