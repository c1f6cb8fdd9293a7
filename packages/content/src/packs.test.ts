import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AgreementPack } from './agreements.schema.ts';
import { AlmanacPack } from './almanac.schema.ts';
import { BookPack } from './books.schema.ts';
import { BuddhaPack } from './buddhas.schema.ts';
import { DedicationPack } from './dedications.schema.ts';
import { NoticePack } from './notices.schema.ts';
import { publish } from './pack.ts';
import { packFiles } from './pack-files.ts';
import { PrintingPack } from './printing.schema.ts';
import { PurposePack } from './purposes.schema.ts';
import { sealOf } from './seal.ts';
import { TemplePack, WelcomePack } from './temple.schema.ts';
import { DedicationWordingPack } from './wording.schema.ts';

const schemas: Record<string, z.ZodMiniType> = {
  agreement: AgreementPack,
  almanac: AlmanacPack,
  book: BookPack,
  buddha: BuddhaPack,
  dedication: DedicationPack,
  notice: NoticePack,
  printing: PrintingPack,
  purpose: PurposePack,
  temple: TemplePack,
  welcome: WelcomePack,
  wording: DedicationWordingPack,
};

test.each(packFiles())('$name is a complete pack of a known kind, named after its file', ({ name, json }) => {
  expect(name).toBe(`${json.kind}/${json.id}.json`);
  const schema = schemas[String(json.kind)];
  expect(schema, `a schema for ${json.kind}`).toBeDefined();
  if (schema) z.parse(schema, json);
});

test.each(packFiles())('$name still has the words it was sealed with', ({ json }) => {
  expect(sealOf(json.content)).toBe(json.sha256);
});

test('a seal holds whatever the layout of the file, and breaks with a single character', () => {
  expect(sealOf({ a: ['愿'], b: 1 })).toBe(sealOf({ b: 1, a: ['愿'] }));
  expect(sealOf({ a: ['愿'], b: 1 })).not.toBe(sealOf({ a: ['願'], b: 1 }));
});

test('a draft is never published', () => {
  expect(() => publish({ id: 'unread', review: { status: 'draft' } })).toThrow('unread');
});

test('a text that misses a language, or is empty in one, is refused', () => {
  const [pack] = packFiles().filter(({ json }) => json.kind === 'book');
  const book = z.parse(BookPack, pack?.json);
  const { th: _, ...withoutThai } = book.content.title;
  const withTitle = (title: unknown) => ({ ...book, content: { ...book.content, title } });
  expect(z.safeParse(BookPack, withTitle(book.content.title)).success).toBe(true);
  expect(z.safeParse(BookPack, withTitle(withoutThai)).success).toBe(false);
  expect(z.safeParse(BookPack, withTitle({ ...book.content.title, th: '' })).success).toBe(false);
});
