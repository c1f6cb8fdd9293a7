import { templeClock } from '../../lib/temple-day.ts';
import type { CertificateFacts } from '../certificate/certificate.service.ts';
import { receiptWords } from './receipt-words.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The receipt as a letter, plain and simple HTML, in the orderer's language. `totalFen` is fen. */
export function receiptLetter(
  facts: CertificateFacts,
  order: { totalFen: number; paidAt: Date; link: string },
): Letter {
  const { language } = facts;
  const t = receiptWords(language);
  const values = {
    book: facts.bookTitle,
    copies: facts.copies,
    name: facts.name,
    number: facts.sponsorNumber,
  };
  const rows: [string, string][] = [
    [t('number'), facts.sponsorNumber],
    [t('book'), facts.bookTitle],
    [t('copies'), t('copiesValue', { copies: facts.copies })],
    [t('total'), t('totalValue', { total: (order.totalFen / 100).toFixed(2) })],
    [t('name'), facts.name],
    [t('dedication'), [facts.dedication, ...facts.verse].filter((line) => line !== '').join('\n')],
    [t('paidAt'), templeClock(language, { dateStyle: 'long', timeStyle: 'short' }).format(order.paidAt)],
  ];
  const paragraphs = { greeting: t('greeting', values), thanks: t('thanks', values), closing: t('closing') };
  const text = [
    paragraphs.greeting,
    paragraphs.thanks,
    rows.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n'),
    `${t('link')}:\n${order.link}\n${t('linkNote')}`,
    paragraphs.closing,
    t('temple'),
    t('note'),
  ].join('\n\n');
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th style="text-align:start;vertical-align:top;padding:4px 16px 4px 0;font-weight:400;color:#69533f">${escapeHtml(label)}</th><td style="padding:4px 0">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  const html = `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#f7f1e6;color:#3b2a1e;font:16px/1.7 serif">
<p style="font-size:20px">${escapeHtml(paragraphs.greeting)}</p><p>${escapeHtml(paragraphs.thanks)}</p>
<table style="border-top:2px solid #3b2a1e;border-bottom:2px solid #3b2a1e;border-collapse:collapse">${cells.join('')}</table>
<p><a href="${escapeHtml(order.link)}" style="color:#a23021">${escapeHtml(t('link'))}</a><br><small>${escapeHtml(t('linkNote'))}</small></p>
<p>${escapeHtml(paragraphs.closing)}<br>${escapeHtml(t('temple'))}</p><p><small>${escapeHtml(t('note'))}</small></p></body></html>`;
  return { subject: t('subject', values), text, html };
}
