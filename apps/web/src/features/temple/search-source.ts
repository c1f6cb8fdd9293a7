import type { SearchSource } from '../../shared/feature/search-source.ts';

/** Words by which the pages about the temple are found. */
const source: SearchSource = {
  words: {
    about: {
      'zh-Hans': '地址 电话 介绍 历史 寺院',
      'zh-Hant': '地址 電話 介紹 歷史 寺院',
      en: 'address telephone history introduction',
      ja: '住所 電話 由緒 歴史',
      th: 'ที่อยู่ โทรศัพท์ ประวัติ',
    },
    hours: {
      'zh-Hans': '几点 开门 关门 时间',
      'zh-Hant': '幾點 開門 關門 時間',
      en: 'open close time when',
      ja: '何時 開門 閉門 拝観',
      th: 'กี่โมง เวลา เปิด ปิด',
    },
    transport: {
      'zh-Hans': '怎么去 公交 地铁 停车 路线 地图',
      'zh-Hant': '怎麼去 公車 捷運 停車 路線 地圖',
      en: 'how to come bus metro parking map directions',
      ja: '行き方 バス 地下鉄 駐車場 地図',
      th: 'วิธีไป รถเมล์ รถไฟฟ้า ที่จอดรถ แผนที่',
    },
    questions: {
      'zh-Hans': '问题 怎么 多少钱 邮费 退款 疑问',
      'zh-Hant': '問題 怎麼 多少錢 郵費 退款 疑問',
      en: 'help faq price shipping refund how',
      ja: 'よくある質問 送料 費用 返金',
      th: 'ช่วยเหลือ ค่าส่ง ราคา คืนเงิน วิธี',
    },
  },
};
export default source;
