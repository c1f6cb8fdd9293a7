const FORMAL = {
  'zh-Hans': '零壹贰叁肆伍陆柒捌玖',
  'zh-Hant': '零壹貳參肆伍陸柒捌玖',
  ja: '〇一二三四五六七八九',
} as const;
const UNITS = {
  'zh-Hans': ['', '拾', '佰', '仟'],
  'zh-Hant': ['', '拾', '佰', '仟'],
  ja: ['', '十', '百', '千'],
} as const;
const PLAIN = '〇一二三四五六七八九';

export type HanLanguage = keyof typeof FORMAL;

/** 1 to 9999 in the numerals of documents: 壹拾, 壹仟零伍; in Japanese 十, 千五. */
export function hanNumber(value: number, language: HanLanguage): string {
  const digits = [...String(value)].map(Number);
  let text = '';
  let gap = false;
  digits.forEach((digit, index) => {
    const place = digits.length - 1 - index;
    if (digit === 0) {
      gap = true;
      return;
    }
    if (gap && text !== '' && language !== 'ja') text += FORMAL[language][0];
    gap = false;
    // Japanese says 十, 百 and 千 without a one before it.
    const silent = language === 'ja' && digit === 1 && place > 0;
    text += (silent ? '' : FORMAL[language][digit]) + (UNITS[language][place] ?? '');
  });
  return text;
}

/** Digit by digit, as numbers of documents and years are read: 二〇二六. */
export const hanDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => PLAIN[Number(digit)] ?? digit);

function hanSmall(value: number): string {
  return hanNumber(value, 'ja');
}

/** 2026-11-20 as 二〇二六年十一月二十日. */
export function hanDay(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${hanDigits(year)}年${hanSmall(Number(month))}月${hanSmall(Number(day))}日`;
}
