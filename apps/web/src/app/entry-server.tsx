import type { Language } from '@yuanguang/contract/languages';
import { renderToString } from 'react-dom/server';
import { renderIn } from '../shared/preferences/preference-store.ts';
import { createMemoryHistory } from '../shared/router/history.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';

/** The entry page as HTML in one language, made at build: what a phone paints before any script runs. */
export async function renderEntry(language: Language): Promise<string> {
  renderIn(language);
  const router = createAppRouter(createMemoryHistory('#/'));
  await router.follow();
  return renderToString(<App router={router} queryClient={createQueryClient()} />);
}
