import type { Language, Localized } from '@yuanguang/contract/languages';
import { escapeHtml, plainPage } from '../../providers/plain-page/page.ts';
import { CARD_HEIGHTS } from './card.ts';
import { CARD_TITLE, CARD_VOW, TEMPLE, UNNAMED } from './certificate-words.ts';
import type { CertificateFacts } from './facts.ts';

export const CARD_STYLE_URL = '/cards/style.css';

/** The way on, below the card. */
const TO_APP: Localized = {
  'zh-Hans': '到圆光寺同结善缘',
  'zh-Hant': '到圓光寺同結善緣',
  en: 'Join in at Yuanguang Temple',
  ja: '円光寺でご縁を結ぶ',
  th: 'ร่วมบุญกับวัดหยวนกวง',
};

/** In the picture's place while it is being drawn. */
const SOON: Localized = {
  'zh-Hans': '画卡正在绘制，稍候便见。',
  'zh-Hant': '畫卡正在繪製，稍候便見。',
  en: 'The card is being drawn. It will appear here in a moment.',
  ja: 'カードを描いています。まもなくここに表示されます。',
  th: 'กำลังวาดการ์ด อีกสักครู่จะปรากฏที่นี่',
};

/** Between the parts of a line: the first two write without spaces. */
const GAP: Localized = { 'zh-Hans': '　', 'zh-Hant': '　', en: ' ', ja: '　', th: ' ' };

interface CardPage {
  readonly facts: CertificateFacts;
  readonly named: boolean;
  /** Whole address of the picture. */
  readonly picture: string;
  /** Whether it can be had now. */
  readonly drawn: boolean;
}

/** Into the app, in a language. */
export const appAddress = (language: Language): string => `/zhuyin/?lang=${language}`;

/**
 * The page that a shared card's link opens: the card, and the way into the app; in its head what a chat shows of the
 * link. Of what was given it says what stands on the card, and nothing else.
 */
export function cardPage({ facts, named, picture, drawn }: CardPage): string {
  const { language, name, deed, purpose } = facts;
  const words = [named ? name : UNNAMED[language], deed, ...(purpose === null ? [] : [purpose])];
  const said = words.join(GAP[language]);
  const title = CARD_TITLE[language];
  const size = CARD_HEIGHTS.square;
  const head = [
    ['og:type', 'website'],
    ['og:site_name', TEMPLE[language]],
    ['og:title', `${title} · ${TEMPLE[language]}`],
    ['og:description', said],
    ['og:image', picture],
    ['og:image:width', String(size)],
    ['og:image:height', String(size)],
    ['og:image:alt', said],
    ['twitter:card', 'summary_large_image'],
  ]
    .map(([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('');
  const { pathname, search } = new URL(picture);
  const card = drawn
    ? `<img src="${escapeHtml(pathname + search)}" width="${size}" height="${size}" alt="${escapeHtml(said)}">`
    : `<p class="frame">${escapeHtml(SOON[language])}</p>`;
  const body = `${card}
<p class="lead">${escapeHtml(CARD_VOW[language])}</p>
<p><a class="button main" href="${escapeHtml(appAddress(language))}">${escapeHtml(TO_APP[language])}</a></p>`;
  return plainPage({ language, title, styleUrl: CARD_STYLE_URL, head, body });
}
