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
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const takesOver = document.documentElement.dataset.boot !== 'blank';
if (!takesOver) root.replaceChildren();
if (takesOver) await router.load().catch(() => undefined);
createRoot(root).render(<App router={router} queryClient={queryClient} />);
delete document.documentElement.dataset.boot;

addEventListener(
  'load',
  () => void import('./after-paint.ts').then((later) => later.start(queryClient, router)),
);
