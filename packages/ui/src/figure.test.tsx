// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { FIGURE_IDS, Figure } from './figure.tsx';
import { Offering } from './offering.tsx';
import { Ornament } from './ornament.tsx';
import { find, type Rendered, render } from './testing.tsx';

let page: Rendered | undefined;
afterEach(() => page?.remove());
const image = () => find<HTMLImageElement>(page?.host ?? document.body, 'img');

test('a figure keeps its place, waits for the screen, and says what it shows', () => {
  page = render(<Figure id="guanyin" alt="观世音菩萨" />);
  expect(image().getAttribute('src')).toMatch(/figures\/guanyin\.svg/);
  expect(image().getAttribute('src')).not.toContain('#');
  expect([image().width, image().height]).toEqual([400, 520]);
  expect(image().getAttribute('loading')).toBe('lazy');
  expect(image().alt).toBe('观世音菩萨');
});

test('without words it is decoration, and what opens a page is fetched at once', () => {
  page = render(<Figure id="cundi" eager />);
  expect(image().getAttribute('alt')).toBe('');
  expect(image().getAttribute('loading')).toBe('eager');
});

test('its two layers are one file; on paper only one of them prints, and whole', () => {
  page = render(
    <>
      <Figure id="medicine" layer="behind" />
      <Figure id="medicine" layer="front" />
    </>,
  );
  const sources = [...page.host.querySelectorAll('img')].map((img) => img.getAttribute('src') ?? '');
  expect(sources.map((src) => src.split('#')[1])).toEqual(['medicine-behind', 'medicine-front']);
  expect(new Set(sources.map((src) => src.split('#')[0])).size).toBe(1);
  const paper = [...page.host.querySelectorAll('source[media=print]')].map((one) =>
    one.getAttribute('srcset'),
  );
  expect(paper.map((src) => src?.split('#')[1])).toEqual(['medicine-print']);
});

test('a cloth is dyed, an offering and an ornament have their own shape', () => {
  page = render(<Offering id="cloth-lotus" dye="cinnabar" />);
  expect(image().getAttribute('src')).toMatch(/#cloth-lotus-cinnabar$/);
  page.remove();
  page = render(<Offering id="incense-three" />);
  expect([image().width, image().height]).toEqual([40, 74]);
  page.remove();
  page = render(<Ornament id="rosary" />);
  expect(image().getAttribute('src')).toContain('ornaments/rosary.svg');
});

test('all render on a server', () => {
  for (const id of FIGURE_IDS) expect(renderToString(<Figure id={id} />)).toContain(`${id}.svg`);
});
