// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { render } from './testing.tsx';
import { Woodcut } from './woodcut.tsx';

const art = { viewBox: '0 0 8 4', near: '', nearUrl: '/near.svg' };
const drawn = () => vi.waitFor(() => expect(document.querySelector('path')).not.toBeNull());

afterEach(() => vi.unstubAllGlobals());

test('a drawing that does not come is asked for again by the next page, and one that came is kept for all', async () => {
  const asked = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', asked);
  const first = render(<Woodcut art={art} />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(document.querySelector('path')).toBeNull();
  first.remove();

  asked.mockImplementation(async () => new Response('<path d="M0 0"/>'));
  const second = render(<Woodcut art={art} />);
  await drawn();
  second.remove();
  const third = render(<Woodcut art={art} />);
  await drawn();
  expect(asked).toHaveBeenCalledTimes(2);
  third.remove();
});

test('a page that is left before the browser was idle asks for nothing', async () => {
  const asked = vi.fn(async () => new Response('<path d="M0 0"/>'));
  vi.stubGlobal('fetch', asked);
  render(<Woodcut art={{ ...art, nearUrl: '/other.svg' }} />).remove();
  render(<Woodcut art={{ ...art, nearUrl: '/another.svg' }} />);
  await drawn();
  expect(asked.mock.calls).toEqual([['/another.svg']]);
});
