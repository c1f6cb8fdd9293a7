// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Swiper } from './swiper.tsx';
import { click, find, type Rendered, render } from './testing.tsx';

const labels = {
  region: '法讯',
  previous: '上一则',
  next: '下一则',
  pause: '暂停',
  play: '继续',
  place: (index: number, count: number) => `${index}/${count}`,
};
const slides = ['a', 'b', 'c'].map((id) => ({ id, href: `#/${id}`, content: id }));
let shown: Rendered;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  shown.remove();
  delete document.documentElement.dataset.motion;
  vi.useRealTimers();
});

const begin = (all = slides) => {
  shown = render(<Swiper slides={all} labels={labels} />);
};
const current = () => find(shown.host, 'li[aria-hidden="false"] a').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const button = (label: string) => find(shown.host, `button[aria-label="${label}"]`);
/** A finger on the slides; `by` pixels to the right. */
function swipe(by: number): void {
  const list = find(shown.host, 'ul');
  for (const [type, x] of [
    ['touchstart', 200],
    ['touchend', 200 + by],
  ] as const) {
    const event = new Event(type, { bubbles: true });
    const touches = [{ clientX: x }];
    Object.assign(event, { touches, changedTouches: touches });
    act(() => {
      list.dispatchEvent(event);
    });
  }
}

test('goes on every five seconds, around and around, until it is paused', () => {
  begin();
  pass(4_999);
  expect(current()).toBe('a');
  pass(1);
  expect(current()).toBe('b');
  pass(10_000);
  expect(current()).toBe('a');
  click(button('暂停'));
  pass(20_000);
  expect(current()).toBe('a');
  click(button('继续'));
  pass(5_000);
  expect(current()).toBe('b');
});

test('stands still where stillness is wanted, and can be turned by hand', () => {
  document.documentElement.dataset.motion = 'still';
  begin();
  pass(20_000);
  expect(current()).toBe('a');
  click(button('上一则'));
  expect(current()).toBe('c');
  click(button('下一则'));
  expect(current()).toBe('a');
});

test('a touch stops it, and turns it when the finger goes far enough', () => {
  begin();
  swipe(10);
  pass(20_000);
  expect(current()).toBe('a');
  swipe(-60);
  expect(current()).toBe('b');
  swipe(60);
  expect(current()).toBe('a');
});

test('waits while the page is hidden, and stops when the keyboard reaches it', () => {
  begin();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pass(20_000);
  expect(current()).toBe('a');
  hidden.mockRestore();
  act(() => find(shown.host, 'a').focus());
  pass(20_000);
  expect(current()).toBe('a');
});

test('only the slide on the screen is spoken and reached; one alone has nothing to turn', () => {
  begin();
  expect([...shown.host.querySelectorAll('a')].map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  shown.remove();
  begin(slides.slice(0, 1));
  expect(shown.host.querySelectorAll('button')).toHaveLength(0);
});
