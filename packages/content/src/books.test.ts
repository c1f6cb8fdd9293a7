import { BOOK_PRICE_FEN } from '@yuanguang/contract/constants';
import { expect, test } from 'vitest';
import { BOOKS, bookById, bookIn } from './books.ts';

test('the temple offers at least four scriptures, in its own order', () => {
  expect(BOOKS.length).toBeGreaterThanOrEqual(4);
  expect(BOOKS.map((book) => book.order)).toEqual(BOOKS.map((_, index) => index + 1));
  expect(new Set(BOOKS.map((book) => book.id)).size).toBe(BOOKS.length);
});

test('every copy costs five yuan', () => {
  for (const book of BOOKS) expect(book.priceFen).toBe(BOOK_PRICE_FEN);
});

test('each goal can be inked on the forty characters of the verse without a remainder', () => {
  for (const book of BOOKS) expect(book.targetCopies % 40, book.id).toBe(0);
});

test('pages come in folded sections of eight', () => {
  for (const book of BOOKS) expect(book.pageCount % 8, book.id).toBe(0);
});

test('a book closes with the verse and the names of its sponsors', () => {
  for (const book of BOOKS) {
    expect(book.contents.at(-1)?.title['zh-Hans']).toBe('回向偈与功德芳名');
    expect(book.contents[0]?.translator, book.id).not.toBeNull();
  }
});

test('the Diamond Sutra is read under its own name in each language, its cover in Chinese', () => {
  const book = bookById('diamond-sutra');
  if (!book) throw new Error('no Diamond Sutra');
  expect(bookIn(book, 'ja')).toMatchObject({ title: '金剛般若波羅蜜経', coverTitle: '金剛般若波羅蜜經' });
  expect(bookIn(book, 'th').title).toBe('วัชรปรัชญาปารมิตาสูตร');
  expect(bookIn(book, 'zh-Hans').coverTitle).toBe('金刚般若波罗蜜经');
  const english = bookIn(book, 'en');
  expect(english.translators).toHaveLength(english.contents.length);
  expect(english.translators[0]).toContain('Kumarajiva');
  expect(bookById('no-such-book')).toBeUndefined();
});
