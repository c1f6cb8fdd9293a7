import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF, page by page, as another program than the one that made it reads them. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return pages;
}

/** Where the signs of the first page stand: the middle of each and its base line, in points from the upper left. */
export async function signsOf(pdf: Uint8Array): Promise<{ text: string; x: number; base: number }[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const signs = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, x: x + item.width / 2, base: height - y }];
  });
  await task.destroy();
  return signs;
}

/**
 * What can be compared of a text: without spaces and marks, a Thai letter beside the same one once. Of letters with marks
 * this reader sees each piece that is drawn, for their text is told in a way that it does not know (ActualText).
 */
export const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\s\p{M}\p{C}]/gu, '')
    .replace(/(\p{Script=Thai})\1+/gu, '$1');
