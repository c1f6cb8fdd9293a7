import type { QueryClient } from '@tanstack/react-query';
import { systemNow } from '@yuanguang/cloud';
import { templeDay } from '@yuanguang/contract/rules/temple-day';
import { whenIdle } from '@yuanguang/ui';
import { LivingPrint } from '@yuanguang/ui/living-print';
import { createRoot } from 'react-dom/client';
import { configQuery } from '../../shared/config/use-config.ts';
import type { Router } from '../../shared/router/router.ts';
import { manner, moonAt } from './manner.ts';

/** The woodcut of the hall, by the size of its drawing. */
const HALL = 'main svg[viewBox="0 0 880 440"]';
const LATEST_MS = 4_000;
const MARK = 'data-living';

/** Gives the print of the hall its life wherever it is shown. Call it once the first page is at rest. */
export function liven(router: Router, queryClient: QueryClient): void {
  const look = () => {
    if (router.read().state === 'ready') whenIdle(() => attach(queryClient), LATEST_MS);
  };
  router.subscribe(look);
  look();
}

function attach(queryClient: QueryClient): void {
  const how = manner();
  const print = document.querySelector(HALL);
  const frame = print?.parentElement;
  if (how === 'none' || !print || !frame || frame.querySelector(`[${MARK}]`)) return;
  const host = document.createElement('div');
  // Over the drawing, wherever the page's width and language put it.
  host.className = print.getAttribute('class') ?? '';
  host.setAttribute(MARK, '');
  host.setAttribute('aria-hidden', 'true');
  const root = createRoot(host);
  let inSight = true;
  const render = () => {
    if (!host.isConnected) return end();
    const config = queryClient.getQueryData(configQuery.queryKey);
    const now = systemNow();
    const today =
      config?.today?.day === templeDay(now, config?.dayBoundary ?? '') ? config?.today : undefined;
    root.render(
      <LivingPrint
        moves={how === 'moving'}
        rests={!inSight || document.hidden}
        moon={moonAt(new Date(now), today ?? undefined)}
      />,
    );
  };
  const sight = new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting === true;
    render();
  });
  function end(): void {
    sight.disconnect();
    document.removeEventListener('visibilitychange', render);
    root.unmount();
  }
  frame.append(host);
  sight.observe(host);
  document.addEventListener('visibilitychange', render);
}
