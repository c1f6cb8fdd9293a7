import type { SearchSource } from '../../shared/feature/search-source.ts';

/** Words by which what one is told is found. */
const source: SearchSource = {
  words: {
    inbox: {
      'zh-Hans': '消息 提醒 收件 未读 邮件',
      'zh-Hant': '消息 提醒 收件 未讀 郵件',
      en: 'messages inbox reminders unread',
      ja: 'お知らせ 受信 未読 リマインダー',
      th: 'ข้อความ การแจ้งเตือน ยังไม่อ่าน เตือน',
    },
  },
};
export default source;
