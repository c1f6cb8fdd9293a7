import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WithDays } from './with-days.tsx';

const drawn = (text: string, days: readonly string[]) =>
  renderToStaticMarkup(<WithDays text={text} days={days} />);

it('Days in a sentence stand whole, each time they are said, and nothing of the sentence is lost', () => {
  expect(drawn('每月 5 日提醒，下次是 2026年12月5日。', ['2026年12月5日'])).toBe(
    '每月 5 日提醒，下次是 <span class="yg-day">2026年12月5日</span>。',
  );
  expect(drawn('v1 一月 · 二月 · 一月', ['二月', '', '一月'])).toBe(
    'v1 <span class="yg-day">一月</span> · <span class="yg-day">二月</span> · <span class="yg-day">一月</span>',
  );
});

it('A sentence without a day is left as it is', () => {
  for (const days of [[], [''], ['2026年']])
    expect(drawn('提醒已停止 & 不再寄', days)).toBe('提醒已停止 &amp; 不再寄');
});
