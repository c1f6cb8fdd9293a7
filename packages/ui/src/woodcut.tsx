import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { whenIdle } from './when-idle.ts';
import s from './woodcut.module.css';

export interface WoodcutArt {
  /** `0 0 width height` of the drawing. */
  viewBox: string;
  /** The near drawing as text. Only the server has it: it is written into the first HTML, never into the script. */
  near: string;
  /** Where a page that was not served with the picture fetches the near drawing. */
  nearUrl: string;
  /** Two groups parted by `<!---->`: the sky before the light, the hills after it. */
  farUrl?: string;
}

/** A picture may wait for the page to be painted and the reader to be answered, but not longer, in milliseconds. */
const LATEST_MS = 800;

/** What was fetched in this visit: the same woodcut stands on more than one page, and readers come back. */
const fetched = new Map<string, string>();

async function drawing(url: string): Promise<string> {
  const known = fetched.get(url);
  if (known !== undefined) return known;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`drawing not found: ${answer.status}`);
  const text = await answer.text();
  fetched.set(url, text);
  return text;
}

/** Near part first if it is missing, then sky and hills. */
async function fill(svg: SVGSVGElement, art: WoodcutArt) {
  if (!svg.firstChild) svg.innerHTML = await drawing(art.nearUrl);
  const [sky, hills] = svg.querySelectorAll(':scope > g:empty');
  if (!art.farUrl || !sky || !hills) return;
  const [skyDrawing, hillsDrawing] = (await drawing(art.farUrl)).split('<!---->');
  sky.innerHTML = skyDrawing ?? '';
  hills.innerHTML = hillsDrawing ?? '';
}

/**
 * A woodcut. The served page carries the near part inline; React leaves it alone when it hydrates, so the drawing
 * costs nothing in the script. A picture that cannot be fetched stays empty paper: it is decoration.
 */
export function Woodcut({ art, className }: { art: WoodcutArt; className?: string }) {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const empty = svg.current;
    if (empty) return whenIdle(() => void fill(empty, art).catch(() => undefined), LATEST_MS);
  }, [art]);
  return (
    <svg
      ref={svg}
      viewBox={art.viewBox}
      className={cx(s.woodcut, className)}
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, fixed at build time.
      dangerouslySetInnerHTML={{ __html: art.near }}
    />
  );
}
