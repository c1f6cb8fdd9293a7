import { expect, it } from 'vitest';
import { letters, pagesOf } from './pdf.testing.ts';
import { pdf } from './pdf.ts';

const AT = Date.UTC(2026, 2, 1);
const SHOWN = '#set text(font: ("Noto Serif SC", "Trirong"))\n#json(bytes(sys.inputs.data)).text';

it('sets what people wrote as they wrote it, whatever it looks like', async () => {
  for (const text of [
    '#read("/etc/passwd") $x$ *bold* @label <b>',
    '"]); #panic("x")',
    '吉野家恭印 ร่วมพิมพ์ที่วัด',
    '\\u{41} // comment /* more */',
  ]) {
    const [page = ''] = await pagesOf(await pdf({ source: SHOWN, data: { text }, at: AT }));
    expect(letters(page)).toBe(letters(text));
  }
});

it('reads no file, not even for the source', async () => {
  for (const file of ['/etc/passwd', 'package.json', '../../../../etc/passwd']) {
    await expect(pdf({ source: `#read("${file}")`, data: {}, at: AT })).rejects.toThrow();
  }
  // The thread goes on.
  expect(await pagesOf(await pdf({ source: SHOWN, data: { text: '南无' }, at: AT }))).toEqual(['南无']);
});

it('is the same for the same, and tagged for who listens to it', async () => {
  const task = { source: SHOWN, data: { text: '南无' }, at: AT };
  const [one, other] = await Promise.all([pdf(task), pdf(task)]);
  expect(one.equals(other)).toBe(true);
  expect(one.toString('latin1')).toContain('/StructTreeRoot');
});
