import { describe, expect, it } from 'vitest';
import { asArray, asLines, asText, gather } from './export.testing.ts';
import { ExportError, readDocuments } from './read-documents.ts';

const DOCUMENTS = [
  { _id: 'a', text: 'brackets ]}{[ and \\"quotes\\" \\' },
  { list: [[1], {}] },
  { name: '莲' },
];

async function valuesOf(chunks: AsyncIterable<string>) {
  return (await gather(readDocuments(chunks))).map(({ value }) => value);
}

describe('An export', () => {
  it.each([
    ['an array', asArray],
    ['lines', asLines],
  ])('as %s gives its documents, however the file is cut into pieces', async (_, as) => {
    expect(await valuesOf(as(DOCUMENTS))).toEqual(DOCUMENTS);
    expect(await valuesOf(as([]))).toEqual([]);
  });

  it('may begin with a byte order mark and end with a line', async () => {
    expect(await valuesOf(asText('\uFEFF\n{"a":1}\r\n\r\n{"a":2}\n'))).toEqual([{ a: 1 }, { a: 2 }]);
    expect(await valuesOf(asText('\uFEFF [ ] \n'))).toEqual([]);
  });

  it('tells the documents that are none, and reads on after them', async () => {
    expect(await valuesOf(asText('{"a":1}\n{"a":\n[]\n{"a":4}'))).toEqual([
      { a: 1 },
      undefined,
      undefined,
      { a: 4 },
    ]);
    expect(await valuesOf(asText('[{"a":1},{"a":},[2],{"a":4}]'))).toEqual([
      { a: 1 },
      undefined,
      undefined,
      { a: 4 },
    ]);
  });

  it.each([
    ['_id,username', /no export/],
    ['[{"a":1},', /ends in the middle/],
    ['[{"a":1', /ends in the middle/],
    ['[{"a":1}] {"b":2}', /goes on/],
    ['[1,2]', /something else/],
    [`{"a":"${'x'.repeat(1_100_000)}`, /longer than 1 MiB/],
  ])('that is none (%#) is refused', async (text, message) => {
    const reading = valuesOf(asText(text, text.length > 100 ? 65_536 : 7));
    await expect(reading).rejects.toThrow(ExportError);
    await expect(reading).rejects.toThrow(message);
  });
});
