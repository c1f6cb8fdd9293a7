import type { Language } from '@yuanguang/contract/languages';
import { escapeHtml, plainPage } from '../../plain-page/page.ts';
import type { Sent } from './notifier.ts';
import type { SandboxPaymentRow } from './sandbox.tables.ts';
import { WORDS, type Word } from './words.ts';

/** What the panel can send. */
export const TRICKS = ['repeat', 'reorder', 'forge', 'otherAmount', 'otherOrder', 'early'] as const;
export type Trick = (typeof TRICKS)[number];
export const DELAYS = [3, 10, 60] as const;

function shell(language: Language, body: string): string {
  const { title, notReal } = WORDS;
  const styleUrl = '/cashier/cashier.css';
  return plainPage({ language, title: title[language], notReal: notReal[language], styleUrl, body });
}

export const missingPage = (language: Language): string =>
  shell(language, `<p class="lead">${escapeHtml(WORDS.notFound[language])}</p>`);

/** The payer's page. Works without JavaScript; every word from outside is escaped. */
export function cashierPage(payment: SandboxPaymentRow, sent: readonly (Sent & { label: Word })[]): string {
  const { language } = payment;
  const say = (word: Word) => escapeHtml(WORDS[word][language]);
  const action = `/cashier/${payment.reference}`;
  const yuan = (payment.amount_fen / 100).toFixed(2);
  const facts = `<p class="amount"><span>${say('amount')}</span> <b>¥${yuan}</b></p>
<dl><div><dt>${say('purpose')}</dt><dd>${escapeHtml(payment.title)}</dd></div>
<div><dt>${say('state')}</dt><dd>${say(`state.${payment.state}`)}</dd></div>
<div><dt>${say('reference')}</dt><dd class="code">${escapeHtml(payment.reference)}</dd></div></dl>`;
  return shell(language, `${facts}${decisions(payment, action, say)}${panel(action, say, sent)}`);
}

type Say = (word: Word) => string;

function decisions(payment: SandboxPaymentRow, action: string, say: Say): string {
  const back = escapeHtml(payment.return_url);
  if (payment.state !== 'open') return `<p><a class="button" href="${back}">${say('back')}</a></p>`;
  const delays = DELAYS.map((seconds) => `<option>${seconds}</option>`).join('');
  return `<form method="post" action="${action}">
<button class="main" name="action" value="approve">${say('approve')}</button>
<button name="action" value="decline">${say('decline')}</button></form>
<form method="post" action="${action}" class="row">
<label>${say('seconds')} <select name="seconds">${delays}</select></label>
<button name="action" value="delay">${say('delay')}</button></form>
<p><a class="button quiet" href="${back}">${say('leave')}</a></p>`;
}

function panel(action: string, say: Say, sent: readonly (Sent & { label: Word })[]): string {
  const tricks = TRICKS.map((trick) => `<button name="trick" value="${trick}">${say(trick)}</button>`).join(
    '',
  );
  const answers = sent
    .map(
      ({ label, status, body }) =>
        `<li>${say(label)}: <span class="code">${status} ${escapeHtml(body.slice(0, 80))}</span></li>`,
    )
    .join('');
  const list = answers && `<h2>${say('answers')}</h2><ul role="status">${answers}</ul>`;
  return `<details${sent.length > 0 ? ' open' : ''}><summary>${say('panel')}</summary>
<p>${say('panelNote')}</p><form method="post" action="${action}/notices" class="tricks">${tricks}</form>${list}</details>`;
}
