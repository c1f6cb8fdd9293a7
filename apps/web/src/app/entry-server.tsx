import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { loadMessages } from '../shared/i18n/messages.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** The entry page as HTML in the default language, made at build: what a phone paints before any script runs. */
export async function renderEntry(): Promise<string> {
  await loadMessages('zh-Hans', 'zh-Hans', ['sponsor']);
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  return renderToString(<App router={router} queryClient={createQueryClient()} />);
}
