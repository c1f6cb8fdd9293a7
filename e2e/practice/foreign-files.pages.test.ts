import { expect, test } from '../support/pages/test.ts';

/** A zip that begins like every zip, and goes on as none. */
const ZIP = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0xff, 0xfe, 0xc3, 0x28, 0]);
const head = '"app":"yuanguang-temple","content":"practice","version":1';
/** Nested so deep that a reader which calls itself would end. */
const DEEP = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
const entry = (change: object) =>
  `{${head},"practices":[${JSON.stringify({
    id: '1'.repeat(32),
    title: '念佛',
    content: '南无阿弥陀佛',
    target: null,
    reminder: null,
    paused: false,
    days: {},
    ...change,
  })}]}`;

test.for<[what: string, file: BlobPart, problem: string]>([
  ['a table', 'date,habit,count\n2026-03-01,run,3\n', 'unreadable'],
  ['a page', '<!doctype html><html><body onload="alert(1)">', 'unreadable'],
  ['a zip', ZIP, 'unreadable'],
  ['a NUL', '\u0000', 'unreadable'],
  ['a NUL within', `{${head}\u0000,"practices":[]}`, 'unreadable'],
  ['nothing', '', 'unreadable'],
  ['half of a file', entry({}).slice(0, -10), 'unreadable'],
  ['JSON of another app', '{"version":1,"habits":[{"name":"run","days":{"2026-03-01":3}}]}', 'notOurs'],
  ['JSON of another shape', '[{"id":1}]', 'notOurs'],
  ['JSON nested deep', DEEP, 'notOurs'],
  ['one number', '1e999', 'notOurs'],
  ['ours with a practice without a title', entry({ title: '\u200b\u202e' }), 'damaged'],
  ['ours with a practice without content', entry({ content: ' ' }), 'damaged'],
  ['ours with an id that is none', entry({ id: '__proto__' }), 'damaged'],
  ['ours with a count of a day that is none', entry({ days: { '2026-02-30': 1 } }), 'damaged'],
  ['ours with a count before 1900', entry({ days: { '1899-12-31': 1 } }), 'damaged'],
  ['ours with more than all numbers', entry({ days: { '2026-03-01': 1e300 } }), 'damaged'],
  ['fifty million bytes', new Uint8Array(50_000_000), 'tooLarge'],
])(
  '%s is no file of ours: it is said at the field, and nothing is imported',
  async ([what, file, problem], { page, messages }) => {
    await page.open('/pages/practice/practice');
    const field = page.locator('main input[type="file"]');
    await field.setInputFiles(new File([file], what, { type: 'application/json' }));
    await messages.at(field, `practice.transfer.problems.${problem}`);
    await messages.place('practice.list.emptyTitle');
  },
);

test('a file of ours with markup and marks that turn the reading round is imported as text', async ({
  page,
  messages,
}) => {
  await page.open('/pages/practice/practice');
  const field = page.locator('main input[type="file"]');
  const title = '\u202e<img src=x onerror=alert(1)>\u2066';
  await field.setInputFiles(new File([entry({ title })], 'practice.json', { type: 'application/json' }));
  await messages.place('practice.kept.memoryVisitor');
  await expect(page.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toHaveCount(1);
});
