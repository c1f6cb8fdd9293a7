import { systemNow } from '@yuanguang/cloud';
import { ASYNC_PAGE_DELAY_MS, ASYNC_PAGE_TIMEOUT_MS } from '@yuanguang/contract/constants';
import { loginTarget } from '../shared/account/login-address.ts';
import { readToken, tokenExpiry } from '../shared/account/token.ts';
import { hasMessages, loadMessages, publishMessages } from '../shared/i18n/messages.ts';
import { currentFrameworkLanguage, currentLanguage } from '../shared/preferences/preference-store.ts';
import type { RouterHistory } from '../shared/router/history.ts';
import { createRouter, type Router, type ScrollRestoration } from '../shared/router/router.ts';
import { PAGES } from './features.ts';

/** One router for the browser and for the prerendered page. */
export function createAppRouter(history: RouterHistory, scroll?: ScrollRestoration): Router {
  return createRouter({
    pages: PAGES,
    history,
    scroll,
    guard: ({ needLogin }, hash) =>
      needLogin && !(readToken() && tokenExpiry() > systemNow()) ? loginTarget(hash.slice(1)) : undefined,
    messages: {
      has: (names) => hasMessages(currentLanguage(), currentFrameworkLanguage(), names),
      load: (names) => loadMessages(currentLanguage(), currentFrameworkLanguage(), names),
      publish: (names) => publishMessages(currentLanguage(), currentFrameworkLanguage(), names),
    },
    delayMs: ASYNC_PAGE_DELAY_MS,
    timeoutMs: ASYNC_PAGE_TIMEOUT_MS,
  });
}
