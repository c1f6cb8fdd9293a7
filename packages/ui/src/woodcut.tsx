import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';
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

async function fetchDrawing(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`drawing not found: ${answer.status}`);
  return answer.text();
}

/** Near part first if it is missing, then, when the browser has time, sky and hills. */
async function fill(svg: SVGSVGElement, art: WoodcutArt, signal: AbortSignal) {
  if (!svg.firstChild) svg.innerHTML = await fetchDrawing(art.nearUrl, signal);
  const [sky, hills] = svg.querySelectorAll(':scope > g:empty');
  if (!art.farUrl || !sky || !hills) return;
  await new Promise<void>((idle) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => idle(), { timeout: 800 });
    else setTimeout(idle, 200);
  });
  const [skyDrawing, hillsDrawing] = (await fetchDrawing(art.farUrl, signal)).split('<!---->');
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
    const stop = new AbortController();
    if (svg.current) fill(svg.current, art, stop.signal).catch(() => undefined);
    return () => stop.abort();
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
