/** Which elements have a role by themselves. */
const ROLES: Readonly<Record<string, string>> = {
  alert: '',
  alertdialog: '',
  button: 'button, input[type="submit"]',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select',
  dialog: 'dialog:not([role])',
  heading: 'h1, h2, h3, h4',
  img: 'img',
  link: 'a[href]',
  listitem: 'li',
  main: 'main',
  radio: 'input[type="radio"]',
  searchbox: 'input[type="search"]',
  spinbutton: 'input[type="number"]',
  status: 'output',
  textbox:
    'textarea, input:not([type]), input[type="text"], input[type="tel"], input[type="email"], input[type="url"]',
};

/** Finds the elements of a role, those that say so and those that have it by themselves. */
export function roleSelector(role: string): string {
  const own = ROLES[role];
  if (own === undefined) throw new Error(`roles.ts does not know the role ${role}`);
  return own === '' ? `[role="${role}"]` : `[role="${role}"], :is(${own}):not([role])`;
}

const HIDDEN = '[hidden], [inert], dialog:not([open]), [aria-hidden="true"]';
const hides = (element: Element) => element.matches(`script, style, ${HIDDEN}`);

/** Whether a reader meets it. Without layout, that is what attributes say. */
export function isVisible(element: Element): boolean {
  return element.isConnected && !element.closest(HIDDEN);
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Words in these stand in the line of the words around them. */
const INLINE = /^(?:A|B|BDI|EM|I|RUBY|SMALL|SPAN|STRONG|SUB|SUP|TIME|WBR)$/;

/** The words in it, as they are read out: pictures by their alternative, what is hidden not at all. */
export const spokenText = (element: Element): string => flat(words(element));

function words(element: Element): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeType === node.TEXT_NODE) text += node.nodeValue;
    if (node.nodeType !== node.ELEMENT_NODE || hides(node as Element)) continue;
    const inner = node as Element;
    const named = inner.getAttribute('aria-label') ?? inner.getAttribute('alt') ?? words(inner);
    text += INLINE.test(inner.tagName) ? named : ` ${named} `;
  }
  return text;
}

/** The text of the elements that an attribute names by their ids. */
export function describedBy(element: Element, attribute: string): string {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  return flat(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
}

/** The accessible name, as far as our pages use its rules. */
export function nameOf(element: Element): string {
  const given = describedBy(element, 'aria-labelledby') || (element.getAttribute('aria-label') ?? '');
  if (given) return flat(given);
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  if (labels.length > 0 && element.tagName !== 'BUTTON') return flat(labels.map(spokenText).join(' '));
  return flat(element.getAttribute('alt') ?? '') || spokenText(element);
}
