// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { DayRows } from './day-rows.tsx';
import { Door } from './door.tsx';
import { Moon } from './moon.tsx';
import { click, find, type Rendered, render } from './testing.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.remove());

const lit = (phase: number) =>
  /w-lt" d="([^"]*)"/.exec(renderToString(<Moon phase={phase} cx={50} cy={50} r={40} />))?.[1];

test('the moon is dark when new, whole when full, and lit on the right while it waxes', () => {
  expect(lit(0)).toBeUndefined();
  expect(lit(1)).toBeUndefined();
  expect(lit(0.5)).toBe('M50 10A40 40 0 0 0 50 90A40.0 40 0 0 0 50 10z');
  // Half: the shadow's edge is a straight line.
  expect(lit(0.25)).toMatch(/^M50 10A40 40 0 0 1 50 90A0\.0 40/);
  expect(lit(0.75)).toMatch(/^M50 10A40 40 0 0 0 50 90A0\.0 40/);
  // A crescent is less than half: its edges bend the same way around; a gibbous moon's do not.
  expect(lit(0.1)).toMatch(/0 0 1 50 90A[\d.]+ 40 0 0 0 50 10z$/);
  expect(lit(0.4)).toMatch(/0 0 1 50 90A[\d.]+ 40 0 0 1 50 10z$/);
});

test('a door that counts is one button, a door that leads is one link', () => {
  let counted = 0;
  shown = render(<Door title="念一声" label="计一次：念佛" figure="7" onClick={() => (counted += 1)} />);
  const button = find(shown.host, 'button');
  click(button);
  expect(counted).toBe(1);
  expect(button.getAttribute('aria-label')).toBe('计一次：念佛');
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  button.dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
  shown.remove();
  shown = render(<Door title="立功课" label="功课" href="#/practice" />);
  expect(find(shown.host, 'a').getAttribute('href')).toBe('#/practice');
});

test('a row leads on where it has an address, and bears a seal where something is done', () => {
  const html = renderToString(
    <DayRows
      label="今日"
      rows={[
        { id: 'a', title: '念佛', done: true, href: '#/a' },
        { id: 'b', title: '诵经', done: false, href: '#/b' },
        { id: 'c', title: '观音斋' },
      ]}
    />,
  );
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html.match(/viewBox="0 0 100 100"/g)).toHaveLength(1);
});
