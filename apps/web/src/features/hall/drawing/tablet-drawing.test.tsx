import { tablet, WHOLE_TABLETS } from '@yuanguang/contract/rules/tablet-cases.testing';
import { TABLET_KIND_IDS } from '@yuanguang/contract/rules/tablet-kinds';
import { layOut } from '@yuanguang/contract/rules/tablet-layout';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawable } from './drawn-tablet.ts';
import { TabletDrawing } from './tablet-drawing.tsx';

const person = { title: '', name: '', born: null, died: null };

/** What is drawn: each text with its place, read from the markup. */
function textsOf(html: string) {
  return [
    ...html.matchAll(/<text x="([^"]+)" y="([^"]+)" font-size="([^"]+)"( transform)?[^>]*>([^<]*)/g),
  ].map(([, x, y, size, transform, text]) => ({
    text,
    x: Number(x),
    y: Number(y),
    size: Number(size),
    turned: transform !== undefined,
  }));
}

describe('A drawn tablet', () => {
  it.each([
    ...TABLET_KIND_IDS.map((kind) => [kind, WHOLE_TABLETS[kind]] as const),
    [
      'two departed, one by a Latin name, with their days',
      tablet('rebirth', {
        script: 'hant',
        people: [
          {
            title: '先妣',
            name: '歐陽靜慧',
            born: { calendar: 'solar', year: 1950, month: 3, day: 12 },
            died: { calendar: 'lunar', year: 2025, month: 6, leap: true, day: 29 },
          },
          { ...person, name: 'María-José O’Neill' },
        ],
      }),
    ] as const,
  ])('has every sign of %s where the layout places it', (_what, text) => {
    const runs = layOut(drawable(text));
    const texts = textsOf(renderToStaticMarkup(<TabletDrawing tablet={text} />));
    let next = 0;
    for (const run of runs) {
      const count = run.turned ? 1 : [...run.text].length;
      const drawn = texts.slice(next, next + count);
      next += count;
      const axis = run.x + run.width / 2;
      for (const [index, sign] of drawn.entries()) {
        expect([sign.turned, sign.size]).toEqual([run.turned, run.size]);
        if (run.turned) {
          expect(sign.x).toBeCloseTo(axis - 0.34 * run.size, 1);
          expect(sign.y).toBeCloseTo(run.y + run.height / 2, 1);
          continue;
        }
        // In the middle of its column, its square in the middle of its part of the run.
        const step = run.height / count;
        expect(sign.x).toBeCloseTo(axis, 1);
        expect(sign.y).toBeCloseTo(run.y + (index + 0.5) * step + (0.88 - 0.5) * run.size, 1);
      }
    }
    expect(next).toBe(texts.length);
    expect(texts.map((one) => one.text).join('')).toBe(
      runs.map((run) => run.text.replaceAll('’', '’')).join(''),
    );
  });

  it('is one picture by what is written, in order, in Chinese', () => {
    const html = renderToStaticMarkup(<TabletDrawing tablet={WHOLE_TABLETS.rebirth} />);
    expect(html).toContain('role="img"');
    expect(html).toContain('lang="zh-Hans"');
    expect(html).toContain('aria-label="佛力超荐，先妣林秀英，往生莲位，阳上 孝女陈静慧 敬荐"');
  });

  it('draws nothing where nothing is typed', () => {
    const html = renderToStaticMarkup(
      <TabletDrawing tablet={tablet('rebirth', { people: [person], sponsor: { title: '', name: '' } })} />,
    );
    expect(
      textsOf(html)
        .map(({ text }) => text)
        .join(''),
    ).toBe('佛力超荐往生莲位');
  });

  it('stands as far as it can while something wrong is typed', () => {
    const html = renderToStaticMarkup(
      <TabletDrawing
        tablet={tablet('rebirth', {
          people: [
            {
              ...person,
              name: '慧'.repeat(40),
              died: { calendar: 'lunar', year: 2025, month: 6, leap: true, day: 30 },
            },
            { ...person, name: '🙏' },
          ],
        })}
      />,
    );
    const drawn = textsOf(html)
      .map(({ text }) => text)
      .join('');
    expect(drawn).toContain('慧'.repeat(40));
    expect(drawn).not.toMatch(/🙏|殁/u);
  });
});
