/** What is written and not sent yet, kept until this tab is closed: a login that ended half-way takes nothing away. */
const KEY = 'yuanguang.feedback';

export function readDraft(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the text lives as long as the page.
  }
}
