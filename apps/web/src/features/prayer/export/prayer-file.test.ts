import { expect, test } from 'vitest';
import { tableOf, textOf } from './prayer-file.ts';

const PRAYERS = [
  {
    text: '愿母亲康复\n愿"家人"平安',
    day: '2026年3月1日',
    lunar: '农历正月十三',
    state: '已圆满',
    fulfilled: '2026年5月2日',
  },
  { text: '=1+1', day: '2026年2月1日', lunar: '', state: '祈愿中', fulfilled: '' },
];

test('as a text each prayer is a paragraph, what is not known is left out', () => {
  expect(textOf('祈愿', PRAYERS)).toBe(
    '祈愿\n\n2026年3月1日 · 农历正月十三 · 已圆满 · 2026年5月2日\n愿母亲康复\n愿"家人"平安\n\n2026年2月1日 · 祈愿中\n=1+1\n',
  );
});

test('as a table each is a row, and none is a formula', () => {
  expect(tableOf(['日', '农历', '状态', '圆满', '祈愿'], PRAYERS)).toBe(
    '\uFEFF日,农历,状态,圆满,祈愿\r\n' +
      '2026年3月1日,农历正月十三,已圆满,2026年5月2日,"愿母亲康复\n愿""家人""平安"\r\n' +
      "2026年2月1日,,祈愿中,,'=1+1\r\n",
  );
});
