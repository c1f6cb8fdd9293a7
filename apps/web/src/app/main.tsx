import './early.ts';
import '@yuanguang/ui/tokens.css';
import '@yuanguang/ui/base.css';
import './app.css';
import { createHashHistory } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { speakWith } from '../shared/cloud/cloud.ts';
import { isAsPrerendered } from '../shared/config/use-config.ts';
import { frameworkText } from '../shared/i18n/framework-text.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

speakWith(frameworkText);

const queryClient = createQueryClient();
const router = createAppRouter(createHashHistory());
const app = <App router={router} queryClient={queryClient} />;

/** The prerendered page is brought to life as it stands; any other address or language is rendered from nothing. */
async function start(root: HTMLElement): Promise<void> {
  const mark = document.documentElement.dataset;
  if (mark.boot === 'blank' || !isAsPrerendered()) {
    root.replaceChildren();
    createRoot(root).render(app);
  } else {
    await router.load().catch(() => undefined); // A page that fails to load says so itself.
    // As on the server: without a boundary of its own around each page, which the prerendered page has not.
    router.ssr = { manifest: undefined };
    hydrateRoot(root, app);
  }
  delete mark.boot;
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
void start(root);

addEventListener(
  'load',
  () => void import('./after-paint.ts').then((later) => later.start(queryClient, router)),
);
