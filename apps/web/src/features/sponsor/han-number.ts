import { isUpright } from '../../shared/i18n/upright.ts';

const DIGITS = '〇一二三四五六七八九';

/** 1–9999 in Chinese numerals; Japanese leaves out the one before ten, hundred and thousand. */
function upToTenThousand(n: number, japanese: boolean): string {
  const units = ['千', '百', '十', ''];
  let text = '';
  let gap = false;
  for (const [index, digit] of [...String(n).padStart(4, '0')].entries()) {
    const unit = units[index] ?? '';
    if (digit === '0') {
      gap = text !== '';
      continue;
    }
    if (gap && !japanese) text += '零';
    gap = false;
    const bare = digit === '1' && unit !== '' && (japanese || (unit === '十' && text === ''));
    text += (bare ? '' : DIGITS[Number(digit)]) + unit;
  }
  return text;
}

/**
 * A whole number from 0 to 99,999,999 in the numerals of upright Chinese or Japanese text, such as 六千九百一十二.
 * Other languages and other numbers come back as digits.
 */
export function hanNumber(n: number, language: string): string {
  const japanese = language === 'ja';
  if (!isUpright(language) || !Number.isInteger(n) || n < 0 || n > 99_999_999) {
    return String(n);
  }
  if (n === 0) return '零';
  const high = Math.floor(n / 10_000);
  const low = n % 10_000;
  if (high === 0) return upToTenThousand(low, japanese);
  const joint = low > 0 && low < 1_000 && !japanese ? '零' : '';
  const tail =
    low === 0 ? '' : joint + (low < 20 && low > 9 && !japanese ? '一' : '') + upToTenThousand(low, japanese);
  return upToTenThousand(high, japanese) + (language === 'zh-Hant' ? '萬' : '万') + tail;
}

/** As `hanNumber`, for a count before a measure word: two people are 两位, not 二位. */
export function hanCount(n: number, language: string): string {
  if (n === 2 && language.startsWith('zh')) return language === 'zh-Hant' ? '兩' : '两';
  return hanNumber(n, language);
}
