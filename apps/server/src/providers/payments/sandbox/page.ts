import type { Language } from '@yuanguang/contract/languages';
import { escapeHtml, plainPage } from '../../plain-page/page.ts';
import { MESSAGES, type MessageKey } from './messages.ts';
import type { Sent } from './notifier.ts';
import type { SandboxPaymentRow } from './sandbox.tables.ts';

/** What the panel can send. */
export const TRICKS = ['repeat', 'reorder', 'forge', 'otherAmount', 'otherOrder', 'early'] as const;
export type Trick = (typeof TRICKS)[number];
export const DELAYS = [3, 10, 60] as const;

/** Address of the sheet. */
export const CASHIER_STYLE = '/cashier/cashier.css';

function shell(language: Language, body: string, lines: readonly string[] = []): string {
  const { title, notReal } = MESSAGES;
  const styleUrl = CASHIER_STYLE;
  return plainPage({ language, title: title[language], notReal: notReal[language], styleUrl, body, lines });
}

export const missingPage = (language: Language): string =>
  shell(language, `<p class="lead">${escapeHtml(MESSAGES.notFound[language])}</p>`);

/** The payer's page, `lines` at its foot. Works without JavaScript; every text from outside is escaped. */
export function cashierPage(
  payment: SandboxPaymentRow,
  sent: readonly (Sent & { label: MessageKey })[],
  lines: readonly string[],
): string {
  const { language } = payment;
  const t = (key: MessageKey) => escapeHtml(MESSAGES[key][language]);
  const action = `/cashier/${payment.reference}`;
  const yuan = (payment.amount_fen / 100).toFixed(2);
  const facts = `<p class="amount"><span>${t('amount')}</span> <b>¥${yuan}</b></p>
<dl><div><dt>${t('purpose')}</dt><dd>${escapeHtml(payment.title)}</dd></div>
<div><dt>${t('state')}</dt><dd>${t(`state.${payment.state}`)}</dd></div>
<div><dt>${t('reference')}</dt><dd class="code">${escapeHtml(payment.reference)}</dd></div></dl>`;
  return shell(language, `${facts}${decisions(payment, action, t)}${panel(action, t, sent)}`, lines);
}

type Translate = (key: MessageKey) => string;

function decisions(payment: SandboxPaymentRow, action: string, t: Translate): string {
  const back = escapeHtml(payment.return_url);
  if (payment.state !== 'open') return `<p><a class="button" href="${back}">${t('back')}</a></p>`;
  const delays = DELAYS.map((seconds) => `<option>${seconds}</option>`).join('');
  return `<form method="post" action="${action}">
<button class="main" name="action" value="approve">${t('approve')}</button>
<button name="action" value="decline">${t('decline')}</button></form>
<form method="post" action="${action}" class="row">
<label>${t('seconds')} <select name="seconds">${delays}</select></label>
<button name="action" value="delay">${t('delay')}</button></form>
<p><a class="button quiet" href="${back}">${t('leave')}</a></p>`;
}

function panel(action: string, t: Translate, sent: readonly (Sent & { label: MessageKey })[]): string {
  const tricks = TRICKS.map((trick) => `<button name="trick" value="${trick}">${t(trick)}</button>`).join('');
  const answers = sent
    .map(
      ({ label, status, body }) =>
        `<li>${t(label)}: <span class="code">${status} ${escapeHtml(body.slice(0, 80))}</span></li>`,
    )
    .join('');
  const list = answers && `<h2>${t('answers')}</h2><ul role="status">${answers}</ul>`;
  return `<details${sent.length > 0 ? ' open' : ''}><summary>${t('panel')}</summary>
<p>${t('panelNote')}</p><form method="post" action="${action}/notices" class="tricks">${tricks}</form>${list}</details>`;
}
