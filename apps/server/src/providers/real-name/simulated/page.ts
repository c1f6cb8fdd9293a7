import type { Language } from '@yuanguang/contract/languages';
import { escapeHtml, plainPage } from '../../plain-page/page.ts';
import type { SimulatedCheckRow } from './simulated.tables.ts';
import { WORDS, type Word } from './words.ts';

function shell(language: Language, body: string): string {
  const { title, notReal } = WORDS;
  const styleUrl = '/realname/simulated/style.css';
  return plainPage({ language, title: title[language], notReal: notReal[language], styleUrl, body });
}

export const missingPage = (language: Language): string =>
  shell(language, `<p class="lead">${escapeHtml(WORDS.notFound[language])}</p>`);

/** Where the person decides how the check ends. Works without JavaScript; every word from outside is escaped. */
export function checkPage(check: SimulatedCheckRow): string {
  const { language } = check;
  const say = (word: Word) => escapeHtml(WORDS[word][language]);
  const facts = `<dl><div><dt>${say('person')}</dt><dd>${escapeHtml(check.masked_name)}</dd></div>
<div><dt>${say('state')}</dt><dd>${say(`state.${check.state}`)}</dd></div></dl>`;
  const decisions =
    check.state === 'open'
      ? `<form method="post" action="/realname/simulated/${escapeHtml(check.certify_id)}">
<button class="main" name="action" value="pass">${say('pass')}</button>
<button name="action" value="fail">${say('fail')}</button>
<button name="action" value="interrupt">${say('interrupt')}</button></form>`
      : `<p><a class="button" href="${escapeHtml(check.return_url)}">${say('back')}</a></p>`;
  return shell(language, `${facts}${decisions}`);
}
