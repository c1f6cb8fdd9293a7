import { REQUEST_TOAST_MS } from '@yuanguang/contract/constants';
import type { Now } from './clock.ts';
import { asksForLogin, CloudError, CODES } from './errors.ts';
import { type CloudTexts, type CloudUi, loadingIndicator } from './ui.ts';
import { cancelledWhenLate, oneAtATime, type Supervise, type WatchDeps, type WatchOptions } from './watch.ts';

/** How one call behaves beside its content, and what of it is shown. */
export interface CallOptions extends WatchOptions {
  /** True: show nothing at all, neither loading nor errors; the caller does. */
  readonly customUI?: boolean;
  /** The loading indicator; a text replaces '加载中...'. Default true. */
  readonly loading?: boolean | string;
  /** How an error is shown. Default 'modal'. */
  readonly error?: 'modal' | 'toast' | 'none';
  /** The modal offers to do the same call again. */
  readonly retry?: boolean;
}

export interface SupervisorDeps extends WatchDeps {
  readonly ui: CloudUi;
  readonly texts: () => CloudTexts;
  readonly now: Now;
}

/** A timeout that short was the caller's own wish: nothing to tell the visitor. */
const TOLD_TIMEOUT_MS = 2_000;

/** Watches over calls as `createWatch` does, and shows a loading indicator, errors and the way to try again. */
export function createSupervisor({ ui, texts, now, onLoginNeeded }: SupervisorDeps): Supervise<CallOptions> {
  const beginLoading = loadingIndicator(ui);
  const once = oneAtATime();

  async function attempt<Result>(
    options: CallOptions,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { customUI = false, loading = true } = options;
    const title = typeof loading === 'string' ? loading : texts().loading;
    const endLoading = customUI || loading === false ? undefined : beginLoading(title, true);
    try {
      return await cancelledWhenLate(options, work);
    } finally {
      endLoading?.();
    }
  }

  /** Shows the error and answers whether the visitor wants to try again. */
  async function show(error: CloudError, options: CallOptions, tookMs: number): Promise<boolean> {
    const { customUI = false, error: variant = 'modal', retry = false } = options;
    if (onLoginNeeded && asksForLogin(error)) {
      onLoginNeeded(error);
      return false;
    }
    if (customUI || variant === 'none' || error.reason === 'abort' || error.reason === 'duplicate')
      return false;
    if (error.reason === 'timeout' && tookMs <= TOLD_TIMEOUT_MS) return false;
    const words = texts();
    const content = textOf(error, words);
    if (variant === 'toast') {
      ui.showToast({ title: content, durationMs: REQUEST_TOAST_MS });
      return false;
    }
    const confirmed = await ui.showModal({
      title: words.notice,
      content,
      showCancel: retry,
      confirmText: retry ? words.retry : words.confirm,
      cancelText: words.cancel,
    });
    return retry && confirmed;
  }

  return (key, options, work) =>
    once(key, options, async () => {
      for (;;) {
        const began = now();
        try {
          return await attempt(options, work);
        } catch (error) {
          if (!(error instanceof CloudError)) throw error;
          if (!(await show(error, options, now() - began))) throw error;
        }
      }
    });
}

/** What the visitor reads: refusals speak for themselves, the rest in our words. */
export function textOf(error: CloudError, texts: CloudTexts): string {
  if (error.reason === 'network') return texts.network;
  if (error.reason === 'timeout') return texts.timeout;
  if (error.code === CODES.upload) return texts.upload;
  if (error.reason === 'server' && isProductCode(error.code) && error.message !== '') return error.message;
  return texts.system;
}

/** Codes of the contract are lower case; those of the platform are numbers or capitals, and no text for visitors. */
function isProductCode(code: string | number): boolean {
  return typeof code === 'string' && /^[a-z]/.test(code);
}
