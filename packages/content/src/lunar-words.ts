import type { Language } from '@yuanguang/contract/languages';

/** A day of the Chinese lunar calendar, as far as it is said. */
export interface LunarDate {
  /** 1 to 12. */
  readonly month: number;
  /** Whether it is the second month of that number. */
  readonly leap: boolean;
  /** 1 to 30. */
  readonly day: number;
}

const DIGITS = '〇一二三四五六七八九';
const STEMS = '甲乙丙丁戊己庚辛壬癸';
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥';
const ANIMALS = {
  en: ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse', 'Goat', 'Monkey', 'Rooster', 'Dog', 'Pig'],
  th: ['ชวด', 'ฉลู', 'ขาล', 'เถาะ', 'มะโรง', 'มะเส็ง', 'มะเมีย', 'มะแม', 'วอก', 'ระกา', 'จอ', 'กุน'],
};

/** 1 to 99 in Chinese figures. */
export function han(number: number): string {
  const tens = Math.floor(number / 10);
  const ones = number % 10;
  return `${tens > 1 ? DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS[ones] : ''}`;
}

/** 初一, 初十, 十五, 二十, 廿三, 三十. */
function hanDay(day: number): string {
  if (day <= 10) return `初${han(day)}`;
  return day > 20 && day < 30 ? `廿${DIGITS[day % 10]}` : han(day);
}

function ordinal(number: number): string {
  const ending = number > 10 && number < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** As it is written out: 十月初一, 閏六月十五, 1st day of the 10th lunar month, 旧暦十月一日. */
export function lunarDate({ month, leap, day }: LunarDate, language: Language): string {
  const chineseMonth = month === 1 ? '正' : han(month);
  switch (language) {
    case 'zh-Hans':
      return `${leap ? '闰' : ''}${chineseMonth}月${hanDay(day)}`;
    case 'zh-Hant':
      return `${leap ? '閏' : ''}${chineseMonth}月${hanDay(day)}`;
    case 'ja':
      return `旧暦${leap ? '閏' : ''}${han(month)}月${han(day)}日`;
    case 'en':
      return `${ordinal(day)} day of the ${leap ? 'leap ' : ''}${ordinal(month)} lunar month`;
    // ขึ้น and แรม belong to the Thai lunar calendar, whose months are others.
    case 'th':
      return `วันที่ ${day} เดือน ${month}${leap ? ' (อธิกมาส)' : ''} จันทรคติจีน`;
  }
}

/** As it stands where room is scarce, such as on a slip: 十月初一, Lunar 10/1. */
export function lunarDateShort(date: LunarDate, language: Language): string {
  const { month, leap, day } = date;
  switch (language) {
    case 'en':
      return `Lunar ${month}${leap ? ' (leap)' : ''}/${day}`;
    case 'th':
      return `${day}/${month}${leap ? ' อธิกมาส' : ''} จีน`;
    case 'ja':
      return `${leap ? '閏' : ''}${han(month)}月${han(day)}日`;
    default:
      return lunarDate(date, language);
  }
}

/** The lunar year by its place in the cycle of sixty, 0 for 甲子: 乙巳年, Year of the Snake. */
export function lunarYear(cycle: number, language: Language): string {
  const sign = `${STEMS[cycle % 10]}${BRANCHES[cycle % 12]}`;
  switch (language) {
    case 'en':
      return `Year of the ${ANIMALS.en[cycle % 12]}`;
    case 'th':
      return `ปี${ANIMALS.th[cycle % 12]}`;
    case 'ja':
      return `${sign}の年`;
    default:
      return `${sign}年`;
  }
}

/** As it stands beside dates of the other calendar, so that it is taken for none of them: 农历十月初一, Lunar 10/1. */
export function lunarDateMarked(date: LunarDate, language: Language): string {
  switch (language) {
    case 'zh-Hans':
      return `农历${lunarDate(date, language)}`;
    case 'zh-Hant':
      return `農曆${lunarDate(date, language)}`;
    case 'ja':
      return lunarDate(date, language);
    default:
      return lunarDateShort(date, language);
  }
}

/** With its year, as in a document: 乙巳年十月初一, 1st day of the 10th lunar month, Year of the Snake. */
export function lunarDateInFull(date: LunarDate & { readonly year: number }, language: Language): string {
  const day = lunarDate(date, language);
  const year = lunarYear(date.year, language);
  switch (language) {
    case 'en':
      return `${day}, ${year}`;
    case 'th':
      return `${day} ${year}`;
    case 'ja':
      return `${year}　${day}`;
    default:
      return year + day;
  }
}
