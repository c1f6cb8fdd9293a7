import type { Localized } from '@yuanguang/contract/languages';
import type { CloudTexts } from './ui.ts';

/** The words of this client in the five languages. */
export const CLOUD_TEXTS: { readonly [Language in keyof Localized]: CloudTexts } = {
  'zh-Hans': {
    loading: '加载中...',
    notice: '提示',
    confirm: '确定',
    retry: '重试',
    cancel: '取消',
    network: '当前网络不可用，请检查网络设置',
    timeout: '连接超时，请点击屏幕重试',
    system: '系统繁忙，请稍后再试',
  },
  'zh-Hant': {
    loading: '載入中...',
    notice: '提示',
    confirm: '確定',
    retry: '重試',
    cancel: '取消',
    network: '目前網路無法使用，請檢查網路設定',
    timeout: '連線逾時，請點擊畫面重試',
    system: '系統繁忙，請稍後再試',
  },
  en: {
    loading: 'Loading...',
    notice: 'Notice',
    confirm: 'OK',
    retry: 'Try again',
    cancel: 'Cancel',
    network: 'The network is not available. Please check your network settings.',
    timeout: 'The connection timed out. Please tap the screen to try again.',
    system: 'The service is busy. Please try again a little later.',
  },
  ja: {
    loading: '読み込み中...',
    notice: 'お知らせ',
    confirm: '確認',
    retry: '再試行',
    cancel: 'キャンセル',
    network: 'ネットワークに接続できません。設定をご確認ください。',
    timeout: '接続がタイムアウトしました。画面をタップしてもう一度お試しください。',
    system: 'ただいま混み合っています。しばらくしてからお試しください。',
  },
  th: {
    loading: 'กำลังโหลด...',
    notice: 'แจ้งให้ทราบ',
    confirm: 'ตกลง',
    retry: 'ลองอีกครั้ง',
    cancel: 'ยกเลิก',
    network: 'ไม่สามารถเชื่อมต่อเครือข่ายได้ กรุณาตรวจสอบการตั้งค่าเครือข่าย',
    timeout: 'หมดเวลาการเชื่อมต่อ กรุณาแตะหน้าจอเพื่อลองอีกครั้ง',
    system: 'ระบบไม่ว่างในขณะนี้ กรุณาลองใหม่ภายหลัง',
  },
};
