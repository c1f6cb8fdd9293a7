import '@yuanguang/ui/tokens.css';
import '@yuanguang/ui/base.css';
import './app.css';
import { createHashHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

const queryClient = createQueryClient();
const router = createAppRouter(createHashHistory());

/*
 * The prerendered page stays on the screen until the same page is ready to take its place in one commit,
 * so nothing moves and nothing blinks. Elsewhere the root is empty and the shell comes up by itself.
 */
async function start(root: HTMLElement): Promise<void> {
  if (document.documentElement.dataset.boot === 'blank') root.replaceChildren();
  else await router.load().catch(() => undefined); // A page that fails to load says so itself.
  createRoot(root).render(<App router={router} queryClient={queryClient} />);
  delete document.documentElement.dataset.boot;
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
void start(root);

addEventListener(
  'load',
  () => void import('./after-paint.ts').then((later) => later.start(queryClient, router)),
);
