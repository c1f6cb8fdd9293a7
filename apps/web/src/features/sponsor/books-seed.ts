import amitabhaSutra from '@yuanguang/content/packs/book/amitabha-sutra.json';
import diamondSutra from '@yuanguang/content/packs/book/diamond-sutra.json';
import ksitigarbhaSutra from '@yuanguang/content/packs/book/ksitigarbha-sutra.json';
import universalGate from '@yuanguang/content/packs/book/universal-gate.json';
import type { Language } from '@yuanguang/contract/languages';
import type { SeedBook } from './books.ts';

/**
 * The temple's books as they stand in the content, in the language of the page that is rendered at build; no figures
 * yet. Plain data, not the content package's loaders: a browser's build that never calls this drops all of it.
 */
export function seedBooks(language: Language): SeedBook[] {
  return [diamondSutra, amitabhaSutra, universalGate, ksitigarbhaSutra]
    .sort((a, b) => a.content.order - b.content.order)
    .map(({ id, content }) => ({
      id,
      title: content.title[language],
      coverTitle: language === 'zh-Hans' ? content.coverTitle.simplified : content.coverTitle.traditional,
      summary: content.summary[language],
      formatSize: content.formatSize[language],
      pageCount: content.pageCount,
      contents: content.contents.map((part) => part.title[language]),
      priceFen: content.priceFen,
      targetCopies: content.targetCopies,
    }));
}
