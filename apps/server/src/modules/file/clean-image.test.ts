import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanImage } from './clean-image.ts';
import { picture } from './file.testing.ts';

const FIT = { side: 2_560 };
const refusedAs = (code: string) => ({ code, field: 'file' });

/** A photograph with a place, a device and a thumbnail-like blob in it, lying on its side. */
function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#1e7f3c' } })
    .withExif({
      IFD0: { Make: 'PhoneMaker', Model: 'Model-7' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '24/1 52/1 33/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '118/1 40/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>secret-xmp</rdf></x:xmpmeta>')
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg()
    .toBuffer();
}

describe('A picture is written anew', () => {
  it('without place, device, colour profile or any other metadata, and upright', async () => {
    const sent = await photograph();
    const before = await sharp(sent).metadata();
    expect(before).toMatchObject({ orientation: 6, width: 60, height: 40 });
    expect(before.exif?.includes('PhoneMaker')).toBe(true);
    // The tag of the block with the place, by its number, is in what was sent.
    expect(
      before.exif?.includes(Buffer.from([0x25, 0x88])) || before.exif?.includes(Buffer.from([0x88, 0x25])),
    ).toBe(true);

    const clean = await cleanImage(sent, FIT);
    expect(clean).toMatchObject({ type: 'image/jpeg', width: 40, height: 60 });
    const after = await sharp(clean.bytes).metadata();
    for (const name of ['exif', 'xmp', 'icc', 'iptc', 'orientation'] as const)
      expect(after[name]).toBeUndefined();
    for (const word of ['PhoneMaker', 'Model-7', 'GPS', 'secret-xmp', 'Exif']) {
      expect(clean.bytes.includes(word)).toBe(false);
    }
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('in its own type: %s', async (type) => {
    const clean = await cleanImage(await picture(type), FIT);
    expect(clean).toMatchObject({ type: `image/${type}`, width: 40, height: 30 });
    expect(await sharp(clean.bytes).metadata()).toMatchObject({ format: type, width: 40, height: 30 });
    expect(clean.hash).toHaveLength(32);
  });

  it('within the longest side, never larger than it was', async () => {
    const wide = await picture('png', { width: 3_000, height: 1_000 });
    expect(await cleanImage(wide, FIT)).toMatchObject({ width: 2_560, height: 853 });
    expect(await cleanImage(wide, { side: 300, square: true })).toMatchObject({ width: 300, height: 300 });
  });

  it('with every frame of a short animation, and the first of a long one', async () => {
    const animation = async (frames: number) => {
      const pages: Buffer[] = [];
      // Neighbours differ: equal frames would be put together.
      for (let index = 0; index < frames; index += 1) {
        pages.push(await picture('png', { width: 16, height: 12 }, index % 2 ? '#ffffff' : '#a5673f'));
      }
      return sharp(pages, { join: { animated: true } })
        .gif()
        .toBuffer();
    };
    const short = await cleanImage(await animation(5), FIT);
    expect(short).toMatchObject({ width: 16, height: 12 });
    expect((await sharp(short.bytes).metadata()).pages).toBe(5);
    const long = await cleanImage(await animation(61), FIT);
    expect(long).toMatchObject({ width: 16, height: 12 });
    expect((await sharp(long.bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('without what was hung on to it: a page behind a picture, a picture that is also a script', async () => {
    const page = '<html><script>alert(1)</script></html>';
    const behind = Buffer.concat([
      await picture('jpeg'),
      Buffer.from(page),
      Buffer.from('PK\u0003\u0004zip'),
    ]);
    const inside = await sharp(await picture('webp'))
      .withXmp(`<x>${page}</x>`)
      .webp()
      .toBuffer();
    for (const sent of [behind, inside]) {
      expect(sent.includes('<script>')).toBe(true);
      const clean = await cleanImage(sent, FIT);
      expect(clean.bytes.includes('<script>')).toBe(false);
      expect(clean.bytes.includes('PK\u0003\u0004')).toBe(false);
    }
  });
});

describe('No picture is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from(svg)],
    ['a drawing with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')],
    ['an archive', Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaa')],
    ['a script that begins like a picture', Buffer.from('GIF89a=1;alert(document.cookie)//')],
    ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
    ['an iPhone’s HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1')],
    ['plain text', Buffer.from('南无阿弥陀佛')],
  ])('%s', async (_name, bytes) => {
    await expect(cleanImage(bytes, FIT)).rejects.toMatchObject(refusedAs('file-type-not-allowed'));
  });

  it.each(['avif', 'tiff'] as const)('%s, though it could be read', async (type) => {
    const sent = await picture(type);
    await expect(cleanImage(sent, FIT)).rejects.toMatchObject(refusedAs('file-type-not-allowed'));
  });

  it('half of one', async () => {
    const whole = await picture('png', { width: 400, height: 400 });
    const half = whole.subarray(0, whole.length / 2);
    await expect(cleanImage(half, FIT)).rejects.toMatchObject(refusedAs('file-type-not-allowed'));
  });

  it('one of a type the policy does not name', async () => {
    await expect(cleanImage(await picture('gif'), FIT, ['image/png'])).rejects.toMatchObject(
      refusedAs('file-type-not-allowed'),
    );
  });

  it('a small file that would unfold to more than 50 million pixels', async () => {
    const bomb = await picture('png', { width: 8_000, height: 8_000 });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(cleanImage(bomb, FIT)).rejects.toMatchObject(refusedAs('file-too-large'));
  });
});
