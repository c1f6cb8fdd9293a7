import { LANGUAGES } from '@yuanguang/contract/languages';
import { describe, expect, it } from 'vitest';
import { previewPicture } from './preview-picture.ts';
import { previewTags } from './preview-tags.ts';

describe('The preview of a link', () => {
  it('has the words it is given as text, and a picture with a whole address', () => {
    const tags = previewTags('ja', '/zhuyin/', { temple: '円光寺', title: '"a" & <b>', verse: '法' });
    expect(tags).toContain('<meta property="og:title" content="&quot;a&quot; &amp; <b>">');
    expect(tags).toContain('content="<!--origin-->/zhuyin/preview-ja.png"');
    expect(tags).toContain('property="og:locale" content="ja_JP"');
  });

  it('has a picture 1200 × 630 with the name of the temple in it, upright or level', async () => {
    const pictures = await Promise.all(
      (['zh-Hans', 'ja', 'th'] as const).map((language) => previewPicture(language, '圆光寺')),
    );
    for (const png of pictures) expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);
    const [upright, alike, level] = pictures;
    expect(upright?.equals(alike ?? Buffer.alloc(0))).toBe(true);
    expect(upright?.equals(level ?? Buffer.alloc(0))).toBe(false);
    expect(upright?.equals(await previewPicture('zh-Hans', ''))).toBe(false);
  });

  it.each(LANGUAGES)('names its language %s as chats know it', (language) => {
    const tags = previewTags(language, '/', { temple: 'a', title: 'b', verse: 'c' });
    expect(tags).toMatch(/og:locale" content="[a-z]{2}_[A-Z]{2}"/);
  });
});
