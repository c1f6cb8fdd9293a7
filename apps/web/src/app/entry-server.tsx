import { createMemoryHistory } from '@tanstack/react-router';
import type { Language } from '@yuanguang/contract/languages';
import { renderToString } from 'react-dom/server';
import { loadMessages } from '../shared/i18n/messages.ts';
import { renderIn } from '../shared/preferences/preference-store.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

/** The entry page as HTML in one language, made at build: what a phone paints before any script runs. */
export async function renderEntry(language: Language): Promise<string> {
  renderIn(language);
  await loadMessages(language, language, ['sponsor']);
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  return renderToString(<App router={router} queryClient={createQueryClient()} />);
}
