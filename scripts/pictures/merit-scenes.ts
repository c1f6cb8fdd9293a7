import type { Leaf } from '@yuanguang/contract/rules/merit';
import { loginOnEveryLoad } from '../../e2e/support/member.ts';
import { type Interception, interceptCall } from '../../e2e/support/network.ts';
import { own, type Scene, show } from './scene.ts';

const PAGE = '/pages/zhuyin/mygongde';
const YEAR: readonly (readonly number[])[] = [
  [12, 2, 1, 1],
  [15, 1, 0, 1],
  [13, 3, 1, 1],
  [15, 2, 0, 1],
  [18, 4, 1, 0],
  [12, 2, 1, 1],
];

/** With a prayer that was fulfilled between what was done: it hangs no leaf. */
const withPrayer: Interception = (answer) => {
  const [first, ...entries] = answer.entries as { readonly id: string }[];
  const prayer = { ...first, id: 'prayer', leaf: null, title: '一则祈愿圆满', text: '', page: null };
  return { ...answer, entries: [first, prayer, ...entries] };
};

/** Half a year, which no test run lives through: its months are as they would be, the timeline is the real one. */
function grown(state: string, times: number, after?: string): Scene {
  return {
    page: 'mygongde',
    state,
    whole: false,
    async prepare(tab, world) {
      await loginOnEveryLoad(tab, world.member);
      await interceptCall(tab, 'merit.months', (answer) => ({
        ...answer,
        months: (answer.months as { month: string }[]).map(({ month }, at) => ({
          month,
          leaves: Object.fromEntries(
            (['sit', 'copy', 'print', 'give'] satisfies Leaf[]).map((leaf, kind) => [
              leaf,
              (YEAR[at]?.[kind] ?? 0) * times,
            ]),
          ),
        })),
      }));
      if (after === 'earlier')
        await interceptCall(tab, 'merit.earlier', (answer) => ({ ...answer, count: 3 }));
      if (after === 'timeline') await interceptCall(tab, 'merit.timeline', withPrayer);
      await show(tab, world, PAGE);
      if (after === 'table') await tab.getByRole('tab').nth(1).click();
      if (after === 'timeline') await tab.locator('#timeline').scrollIntoViewIfNeeded();
    },
  };
}

export const MERIT_SCENES: readonly Scene[] = [
  own('mygongde', PAGE),
  own('statement', '/pages/zhuyin/statement'),
  grown('half-a-year', 1),
  grown('earlier', 1, 'earlier'),
  grown('crowded', 5),
  grown('table', 1, 'table'),
  grown('timeline', 1, 'timeline'),
];
