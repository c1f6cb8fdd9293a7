import type { Drawn } from '../shared/router/ahead.ts';
import type { Stage } from '../shared/router/router.ts';
import s from './stage.module.css';

/** The frame that shows the page is waited for, this long at most (a window in the background paints none). */
const LATEST_MS = 100;

const elements = new WeakMap<Drawn, HTMLElement>();
let stage: HTMLElement | null = null;
let inline: Element | null = null;

/** The element that a page is drawn in before it is asked for. It is in the document only while it is on the stage. */
export function elementOf(drawn: Drawn): HTMLElement {
  const there = elements.get(drawn);
  if (there) return there;
  const element = document.createElement('div');
  element.className = s.boxless ?? '';
  element.dataset.drawn = '';
  elements.set(drawn, element);
  return element;
}

/** What React renders stands in the first child of the stage; a page drawn before takes that child's place. */
export function holdStage(element: HTMLElement | null): void {
  stage = element;
  inline = element?.firstElementChild ?? null;
}

export function putOnStage(drawn: Drawn | undefined): void {
  const element = drawn ? elementOf(drawn) : inline;
  if (stage && element && stage.firstChild !== element) stage.replaceChildren(element);
}

/** The router's hand on the stage. */
export const pageStage: Stage = {
  bring(drawn) {
    const element = elementOf(drawn);
    if (!stage || !element.firstElementChild) return false;
    // What React hides is shown here already; it comes to the same when the page is told of it.
    for (const child of element.children) (child as HTMLElement).style.removeProperty('display');
    putOnStage(drawn);
    return true;
  },
  afterPaint(work) {
    const timer = setTimeout(work, LATEST_MS);
    const run = () => {
      clearTimeout(timer);
      work();
    };
    // What a frame asks for is done before it is painted, a timer set in it comes after.
    requestAnimationFrame(() => setTimeout(run));
  },
};
