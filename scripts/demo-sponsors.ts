/** Invented sponsors for demonstrations: names of no living person meant, phones of no real range of use. */
export interface DemoSponsor {
  readonly name: string;
  readonly anonymous: boolean;
  readonly copies: number;
  readonly target: 'beings' | 'living' | 'departed' | 'creditors';
  readonly names: readonly string[];
}

const SURNAMES = [...'陈林黄张李王吴刘蔡杨许郑谢洪郭邱曾廖赖徐周叶苏庄'];
const GIVEN = [
  '慧明',
  '净莲',
  '妙音',
  '德安',
  '清和',
  '善缘',
  '觉心',
  '慈恩',
  '明远',
  '素心',
  '念真',
  '宝月',
];
const PRESETS = ['陈府阖家', '无名氏', '十方善信', '林氏合家', '随喜居士', '圆满文具行'];
const COPIES = [1, 5, 10, 3, 20, 2, 50, 8, 5, 30, 10, 1];
const TARGETS = ['beings', 'living', 'departed', 'creditors'] as const;
const EVERY_PRESET = 6;
const EVERY_ANONYMOUS = 9;

/** The `count` first demo sponsors; the same at every call. */
export function demoSponsors(count: number): DemoSponsor[] {
  return Array.from({ length: count }, (_, at) => {
    const person = `${SURNAMES[at % SURNAMES.length]}${GIVEN[(at * 5) % GIVEN.length]}`;
    const preset = PRESETS[Math.floor(at / EVERY_PRESET) % PRESETS.length] ?? person;
    const target = TARGETS[at % TARGETS.length] ?? 'beings';
    const named = target === 'living' || target === 'departed';
    return {
      name: at % EVERY_PRESET === EVERY_PRESET - 1 ? preset : person,
      anonymous: at % EVERY_ANONYMOUS === EVERY_ANONYMOUS - 1,
      copies: COPIES[at % COPIES.length] ?? 1,
      target,
      names: named ? [`${SURNAMES[(at + 7) % SURNAMES.length]}${GIVEN[(at * 7) % GIVEN.length]}`] : [],
    };
  });
}
