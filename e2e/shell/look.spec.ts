import { expectNoSidewaysScroll, setTextSize, tornWords } from '../support/layout.ts';
import { readAs, readOnIn } from '../support/reading.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test('the light behind a person is drawn under the words, not over them', async ({ page, context }) => {
  await readAs(context, { language: 'th' });
  await open(page, '/pages/ucenter/ucenter');
  const { looked, covered } = await page.evaluate(() => {
    // Drawings let touches through; what lies on top is only told of what takes them.
    for (const part of document.querySelectorAll<SVGElement>('header :is(svg, svg *)')) {
      part.style.pointerEvents = 'all';
    }
    const words = [...document.querySelectorAll('header a :is(b, b + span)')].map((one) =>
      one.getBoundingClientRect(),
    );
    const points = words.flatMap(({ left, top, width, height }) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => [left + width * part, top + height / 2] as const),
    );
    return {
      looked: points.length,
      covered: points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('svg')).length,
    };
  });
  expect(looked).toBe(10);
  expect(covered).toBe(0);
});

test('the name of the temple is never torn, in the largest text on a narrow phone', async ({
  page,
  context,
}) => {
  await readAs(context, { language: 'th', text: '1.5' });
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await open(page, '/about');
    const slip = page.locator('main').getByText('วัดหยวนกวง', { exact: true }).first();
    const lines = await slip.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  }
});

test('a word on the red plaque of the home page is never torn, in large text neither', async ({
  page,
  context,
}) => {
  await readAs(context, { language: 'en' });
  for (const language of ['en', 'th'] as const) {
    if (language !== 'en') await readOnIn(page, language);
    for (const text of ['1', '1.5'] as const) {
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 812 });
        await open(page, '/home');
        await setTextSize(page, text);
        const plaque = page.getByText(words(language)('practice.home.open'), { exact: true });
        expect(await tornWords(plaque, language), `${language} at ${text}× on ${width} px`).toEqual([]);
        await expectNoSidewaysScroll(page, `home in ${language} at ${text}×`);
      }
    }
  }
});
