import type { Language } from '@yuanguang/contract/languages';
import { PREVIEW_SIZE } from './preview-picture.ts';

const LOCALES: Readonly<Record<Language, string>> = {
  'zh-Hans': 'zh_CN',
  'zh-Hant': 'zh_TW',
  en: 'en_US',
  ja: 'ja_JP',
  th: 'th_TH',
};

/** The picture of the entrance in a language, among the files of the build. */
export const previewFile = (language: Language): string => `preview-${language}.png`;

/**
 * What a chat shows of a link to the app: the tags of Open Graph, of which others read the rest. Addresses must be
 * whole there: `<!--origin-->` stands for the host, which only the server knows.
 */
export function previewTags(
  language: Language,
  base: string,
  { temple, title, verse }: { temple: string; title: string; verse: string },
): string {
  return [
    ['og:type', 'website'],
    ['og:locale', LOCALES[language]],
    ['og:site_name', temple],
    ['og:title', title],
    ['og:description', verse],
    ['og:image', `<!--origin-->${base}${previewFile(language)}`],
    ['og:image:width', PREVIEW_SIZE.width],
    ['og:image:height', PREVIEW_SIZE.height],
    ['twitter:card', 'summary_large_image'],
  ]
    .map(([name, content]) => `<meta property="${name}" content="${quoted(String(content))}">`)
    .join('');
}

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
