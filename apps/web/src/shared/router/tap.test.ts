// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createBrowserHistory } from './history.ts';

// A file of its own: every `createBrowserHistory` goes on listening to the window it was made in.
test('a tap on a link of the app is followed at once; every other one is left to the browser', () => {
  const history = createBrowserHistory();
  const moved = vi.fn();
  history.listen(moved);
  document.body.innerHTML = `<a href="#/donated"><b>names</b></a><a href="#/about" target="_blank">window</a>
    <a href="#place">place</a><a href="https://example.com/">out</a><button>button</button>
    <a href="#/home"><i>asks first</i></a>`;
  const tap = (selector: string, how: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    // Nothing is followed out of the test; what the app does not follow must come here untouched.
    let left = false;
    const last = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', last);
    document.querySelector(selector)?.dispatchEvent(click);
    removeEventListener('click', last);
    return left ? 'left' : 'followed';
  };
  expect(tap('b', { ctrlKey: true })).toBe('left');
  expect(tap('b', { metaKey: true })).toBe('left');
  expect(tap('b', { shiftKey: true })).toBe('left');
  expect(tap('b', { button: 1 })).toBe('left');
  for (const other of ['[target]', '[href="#place"]', '[href^=https]', 'button']) {
    expect(tap(other)).toBe('left');
  }
  expect(moved).not.toHaveBeenCalled();
  expect(tap('b')).toBe('followed');
  expect(history.read()).toMatchObject({ hash: '#/donated', index: 1, fresh: true });
  expect(location.hash).toBe('#/donated');
  // Where the reader is already, nothing moves and no entry is made.
  expect(tap('b')).toBe('followed');
  expect(history.read().index).toBe(1);
  expect(moved).toHaveBeenCalledTimes(1);
  document.querySelector('i')?.addEventListener('click', (event) => event.preventDefault());
  tap('i');
  expect(location.hash).toBe('#/donated');
});
