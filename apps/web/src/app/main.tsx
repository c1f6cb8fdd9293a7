import './early.ts';
import '@yuanguang/ui/tokens.css';
import '@yuanguang/ui/base.css';
import './app.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { beginConfig, isAsPrerendered } from '../shared/config/use-config.ts';
import { keepInstallPrompt } from '../shared/install/install-prompt.ts';
import { createBrowserHistory } from '../shared/router/history.ts';
import { prefetchOnIntent } from '../shared/router/prefetch.ts';
import { createScrollRestoration } from '../shared/router/scroll-restoration.ts';
import { App } from './app.tsx';
import { StartFailed } from './page-states.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';

keepInstallPrompt();
const queryClient = createQueryClient();
beginConfig(queryClient);
const router = createAppRouter(createBrowserHistory(), createScrollRestoration());
const app = <App router={router} queryClient={queryClient} />;

/** The prerendered page is brought to life as it stands; any other address or language is rendered from nothing. */
async function start(root: HTMLElement): Promise<void> {
  const mark = document.documentElement.dataset;
  const here = router.follow();
  if (mark.boot === 'blank' || !isAsPrerendered()) {
    root.replaceChildren();
    // Until the page, the sign that it is coming, or that it does not.
    await Promise.race([here, new Promise<void>((shown) => router.subscribe(shown))]);
    createRoot(root).render(app);
  } else {
    await here;
    // The reader may have left already, or the page's code may not have come.
    const { page, state } = router.read();
    if (state === 'ready' && page?.path === '/') hydrateRoot(root, app);
    else createRoot(root).render(app);
  }
  delete mark.boot;
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const begun = start(root).catch(() => {
  createRoot(root).render(<StartFailed />);
  delete document.documentElement.dataset.boot;
});
prefetchOnIntent(router.preload);

const loaded = new Promise((resolve) => addEventListener('load', resolve));
// Not before the page is rendered: what was kept must not get between the server's HTML and its coming to life.
void Promise.all([begun, loaded])
  .then(() => import('./after-paint.ts'))
  .then((later) => later.start(queryClient, router));
