import type { LunarCalendar, LunarDate } from './lunar-calendar.ts';
import { DAY_MS } from './temple-day.ts';

/*
 * The Chinese calendar as a table, so that a page has it without an almanac's library (docs/decisions/0029). A test of the
 * server compares every month with that library.
 *
 * One word a year, in base 36: sixteen times the lengths of its months, the first in the lowest bit (1: 30 days), plus the
 * number of the month behind which a leap month follows, 0 for none.
 */
const FIRST_YEAR = 1849;
/** The first day of the first year, in days since 1970. */
const FIRST_DAY = Date.UTC(FIRST_YEAR, 0, 24) / DAY_MS;
const TABLE = `
  2c7o 0z80 2b3s 0te8 0xqo 1von 0i0w 10uo 2ko5 16w0 15jk 2b4j 0ti8 1n4o 0y8w 0lkw 176d 1aq8 1a1s 15k4
  0ga8 0woq 0tkg 0zvk 205i 0n5s 0n0w 1zcl 0xf4 0gc0 0wqb 0tsg 102v 176o 10sg 2e8l 15zk 0xg0 1uwk 0gcw
  0xqo 1voi 176o 2lom 1a9s 1600 0xg5 0xgw 0gv4 0xub 0y8g 204o 0n4w 1aa8 1yg5 0jw0 0xio 1vfo 0h40 0zv4
  21pe 0n4w 2dsm 0z80 0wj4 1tbp 08gg 0h4g 102a 1768 2lgn 1a1s 15jk 2b4l 0wo0 08kg 1wlw 0lkw 1ac0 2oma
  1a1s 15k6 0gc0 0wog 1n51 0zvk 0lkw 1aqb 0n0w 1zcn 0xf4 0gc0 0wqe 0xqo 0h40 2edw 10sg 0zo0 2bzm 0xg0
  1uxj 0ggw 0xqo 1wh1 0i00 174g 2kkj 1600 0xg8 0xgw 0gv4 0xue 0y8g 0lk0 1aac 1aa8 0jvk 13sj 0xio 1vhj
  0h40 1028 21ph 0zs0 0z80 1ygk 0wj4 1tbs 08gg 0h5c 102e 1768 16w0 2k44 15jk 2b4q 0wo0 08kg 0i1i 0llc
  1ac0 2omd 1a1s 15k0 0wo3 0wog 1tuw 0alc 0llc 200l 0n0w 0ks0 1uwk 0gc0 0wq8 1vhe 0h40 2edz 10sg 0zo0
  2bzp 0xg0 0gcw 0xqs 0xu8 1wh5 0ie8 174g 2kkm 1600 13rk 1uxw 0gv4 0xu8 1wki 0lk0 1aae 0mkw 0jw0 13sl
  141c 0gww 0y8z 1028 21pn 0zs0 0z80 2b3q 0wj4 0er4 0gxh 0hxs 102o 2eci 16w0 2k47 15jk 0wnk 1tcl 0ew0
  0i1c 176r 1aq8 2omg 1a1s 15k0 0wo6 0wog 0fa8 0llg 0n68 0n0w 1a2b 0ks0 1uwn 0gc0 0wq8 1vhh 0h40 100g
  21lw 0zog 2c0o 0xg0 0gcw 0xqu 0xu8 0hwg 10t0 174g 1600 2ic3 13s0 27zb 0gv4 0xu8 1wkl 0lk0 1aa8 195w
  0kog 13so 0er4 0gxc 0y92 102o 0n4w 215g 0zm8 0xbk 1t4i 0er4
`;

interface Month {
  readonly month: number;
  readonly leap: boolean;
  readonly length: number;
  /** In days since 1970. */
  readonly from: number;
}
interface Year {
  readonly months: readonly Month[];
  readonly from: number;
}

let read: readonly Year[] | undefined;

/** The years of the table; read when the first date is asked for. */
function years(): readonly Year[] {
  if (read) return read;
  let from = FIRST_DAY;
  read = TABLE.trim()
    .split(/\s+/)
    .map((word) => {
      const year = { months: monthsOf(Number.parseInt(word, 36), from), from };
      for (const { length } of year.months) from += length;
      return year;
    });
  return read;
}

function monthsOf(word: number, begin: number): Month[] {
  const leapMonth = word % 16;
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    month === leapMonth ? [month, month] : [month],
  );
  let from = begin;
  return numbers.map((month, index) => {
    const length = (word >> (4 + index)) & 1 ? 30 : 29;
    const one = { month, leap: numbers[index - 1] === month, length, from };
    from += length;
    return one;
  });
}

const find = ({ year, month, leap }: Omit<LunarDate, 'day'>): Month | undefined =>
  years()[year - FIRST_YEAR]?.months.find((one) => one.month === month && one.leap === leap);

/** From the lunar year 1849 to that of 2100; a day outside is thrown as a RangeError. */
export const lunarCalendar: LunarCalendar = {
  monthLength: (month) => find(month)?.length,
  toLunar(day) {
    const at = Date.parse(day) / DAY_MS;
    const index = years().filter(({ from }) => from <= at).length - 1;
    const found = years()[index]?.months.find(({ from, length }) => from <= at && at < from + length);
    if (!found) throw new RangeError(`no lunar date for ${day}`);
    const { month, leap, from } = found;
    return { year: FIRST_YEAR + index, month, leap, day: at - from + 1 };
  },
  toSolar(date) {
    const month = find(date);
    if (!month || date.day < 1 || date.day > month.length) throw new RangeError('no such lunar date');
    return new Date((month.from + date.day - 1) * DAY_MS).toISOString().slice(0, 10);
  },
};

/** The months of a lunar year in their order, leap months included; none for a year outside the table. */
export const lunarMonths = (year: number): readonly Pick<Month, 'month' | 'leap' | 'length'>[] =>
  years()[year - FIRST_YEAR]?.months ?? [];

/** The last day that the table has: whatever is drawn is not judged by the day on which it is drawn. */
export const LAST_LUNAR_DAY = '2101-01-28';
