import type { Language } from '@yuanguang/contract/languages';
import { escapeHtml, plainPage } from '../../plain-page/page.ts';
import { MESSAGES, type MessageKey } from './messages.ts';
import type { SimulatedCheckRow } from './simulated.tables.ts';

/** Address of the sheet. */
export const CHECK_STYLE = '/realname/simulated/style.css';

function shell(language: Language, body: string): string {
  const { title, notReal } = MESSAGES;
  const styleUrl = CHECK_STYLE;
  return plainPage({ language, title: title[language], notReal: notReal[language], styleUrl, body });
}

export const missingPage = (language: Language): string =>
  shell(language, `<p class="lead">${escapeHtml(MESSAGES.notFound[language])}</p>`);

/** Where the person decides how the check ends. Works without JavaScript; every text from outside is escaped. */
export function checkPage(check: SimulatedCheckRow): string {
  const { language } = check;
  const t = (key: MessageKey) => escapeHtml(MESSAGES[key][language]);
  const facts = `<dl><div><dt>${t('person')}</dt><dd>${escapeHtml(check.masked_name)}</dd></div>
<div><dt>${t('state')}</dt><dd>${t(`state.${check.state}`)}</dd></div></dl>`;
  const decisions =
    check.state === 'open'
      ? `<form method="post" action="/realname/simulated/${escapeHtml(check.certify_id)}">
<button class="main" name="action" value="pass">${t('pass')}</button>
<button name="action" value="fail">${t('fail')}</button>
<button name="action" value="interrupt">${t('interrupt')}</button></form>`
      : `<p><a class="button" href="${escapeHtml(check.return_url)}">${t('back')}</a></p>`;
  return shell(language, `${facts}${decisions}`);
}
