import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CloudError } from './errors.ts';
import { type CallOptions, createSupervisor } from './supervisor.ts';
import { CLOUD_TEXTS } from './texts.ts';
import type { Supervise } from './watch.ts';

const REFUSED = new CloudError('name-empty', '请填写功德芳名', 'server', { field: 'name' });
const LOST = new CloudError(5, 'request:fail', 'network');

let seen: [string, object?][];
/** How many dialogs are confirmed. */
let confirms: number;
let now: number;
let supervise: Supervise<CallOptions>;
let loginAsked: CloudError[];

function start(options: { onLoginNeeded?: (error: CloudError) => void; language?: Language } = {}) {
  const { language = 'zh-Hans', ...deps } = options;
  seen = [];
  confirms = 0;
  now = 0;
  supervise = createSupervisor({
    now: () => now,
    texts: () => CLOUD_TEXTS[language],
    ui: {
      showLoading: (shown) => seen.push(['loading', shown]),
      hideLoading: () => seen.push(['hidden']),
      showToast: (shown) => seen.push(['toast', shown]),
      async showModal(shown) {
        seen.push(['modal', shown]);
        confirms -= 1;
        return confirms >= 0;
      },
    },
    ...deps,
  });
}
beforeEach(() => start());

const failing = (error: unknown) => async () => {
  throw error;
};

describe('Loading', () => {
  it('shows 加载中... while a call is under way', async () => {
    expect(await supervise('a', {}, async () => 7)).toBe(7);
    expect(seen).toEqual([['loading', { title: '加载中...', mask: true }], ['hidden']]);
  });

  it('is one indicator for many calls, hidden with the last', async () => {
    const first = Promise.withResolvers<void>();
    const calls = [supervise('a', {}, () => first.promise), supervise('b', {}, async () => undefined)];
    await calls[1];
    expect(seen.map(([what]) => what)).toEqual(['loading']);
    first.resolve();
    await calls[0];
    expect(seen.map(([what]) => what)).toEqual(['loading', 'hidden']);
  });

  it('has the words of the caller, or is left out', async () => {
    await supervise('a', { loading: '提交中' }, async () => 1);
    await supervise('a', { loading: false }, async () => 1);
    await supervise('a', { customUI: true }, async () => 1);
    expect(seen).toEqual([['loading', { title: '提交中', mask: true }], ['hidden']]);
  });
});

describe('An error', () => {
  const modal = (content: string, confirmText: string, showCancel: boolean) => [
    'modal',
    { title: '提示', content, showCancel, confirmText, cancelText: '取消' },
  ];

  it('is shown in a modal 提示 with 确定, after the loading is gone', async () => {
    await expect(supervise('a', {}, failing(REFUSED))).rejects.toBe(REFUSED);
    expect(seen.slice(1)).toEqual([['hidden'], modal('请填写功德芳名', '确定', false)]);
  });

  it('with retry has 重试 and 取消; confirmed, the call is made again', async () => {
    confirms = 1;
    const work = vi.fn().mockRejectedValueOnce(LOST).mockResolvedValueOnce('done');
    expect(await supervise('a', { retry: true }, work)).toBe('done');
    expect(seen[2]).toEqual(modal('当前网络不可用，请检查网络设置', '重试', true));
    expect(seen.map(([what]) => what)).toEqual(['loading', 'hidden', 'modal', 'loading', 'hidden']);
  });

  it('with retry declined is the caller’s', async () => {
    const work = vi.fn().mockRejectedValue(LOST);
    await expect(supervise('a', { retry: true }, work)).rejects.toBe(LOST);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('may be a toast of two seconds, or nothing', async () => {
    await expect(supervise('a', { error: 'toast', loading: false }, failing(LOST))).rejects.toBe(LOST);
    await expect(supervise('a', { error: 'none', loading: false }, failing(LOST))).rejects.toBe(LOST);
    await expect(supervise('a', { customUI: true }, failing(LOST))).rejects.toBe(LOST);
    expect(seen).toEqual([['toast', { title: '当前网络不可用，请检查网络设置', durationMs: 2_000 }]]);
  });

  it.each([
    [new CloudError(20000, 'System error', 'server'), '系统繁忙，请稍后再试'],
    [new CloudError('METHOD_NOT_FOUND', 'No such method', 'server'), '系统繁忙，请稍后再试'],
    [new CloudError('SYS_ERR', 'request:fail 502', 'gateway'), '系统繁忙，请稍后再试'],
  ])('of the platform (%s) is told in our own words', async (error, content) => {
    await expect(supervise('a', { loading: false }, failing(error))).rejects.toBe(error);
    expect(seen).toEqual([modal(content, '确定', false)]);
  });

  it('that is a fault in the program is not dressed up', async () => {
    await expect(supervise('a', { loading: false }, failing(new TypeError('x')))).rejects.toThrow(TypeError);
    expect(seen).toEqual([]);
  });

  it('that asks for a login goes to who takes care of it', async () => {
    loginAsked = [];
    start({ onLoginNeeded: (error) => loginAsked.push(error) });
    const expired = new CloudError('uni-id-token-expired', '登录已过期', 'server');
    await expect(supervise('a', { loading: false }, failing(expired))).rejects.toBe(expired);
    expect({ loginAsked, seen }).toEqual({ loginAsked: [expired], seen: [] });
  });
});

describe.each(LANGUAGES)('In %s', (language) => {
  const words = CLOUD_TEXTS[language];
  const told = (content: string, retry = false) => [
    'modal',
    {
      title: words.notice,
      content,
      showCancel: retry,
      confirmText: retry ? words.retry : words.confirm,
      cancelText: words.cancel,
    },
  ];
  beforeEach(() => start({ language }));

  it.each([
    [LOST, words.network],
    [new CloudError(20000, 'System error', 'server'), words.system],
    [new CloudError(20101, 'Invalid client', 'server'), words.system],
    [new CloudError('FUNCTION_NOT_FOUND', 'not found', 'gateway'), words.system],
    [new CloudError('module-closed', 'what the server says', 'server'), 'what the server says'],
  ])('a call that fails (%s) is told in a dialog, with its reason and one button', async (error, content) => {
    await expect(supervise('a', { loading: false }, failing(error))).rejects.toBe(error);
    expect(seen).toEqual([told(content)]);
  });

  it('a call that may be made again offers it, as often as it fails', async () => {
    const system = new CloudError(20000, 'System error', 'server');
    const work = vi.fn().mockRejectedValueOnce(LOST).mockRejectedValueOnce(system).mockResolvedValueOnce(7);
    confirms = 2;
    expect(await supervise('a', { retry: true, loading: false }, work)).toBe(7);
    expect(seen).toEqual([told(words.network, true), told(words.system, true)]);
  });
});

describe('The same call twice at the same time', () => {
  it('is refused with -9998 and shows nothing, and may be made again afterwards', async () => {
    const first = Promise.withResolvers<number>();
    const options = { preventDuplicate: true, loading: false };
    const call = supervise('order {1}', options, () => first.promise);
    await expect(supervise('order {1}', options, async () => 2)).rejects.toMatchObject({ code: -9998 });
    expect(await supervise('order {2}', options, async () => 3)).toBe(3);
    first.resolve(1);
    expect(await call).toBe(1);
    expect(await supervise('order {1}', options, async () => 4)).toBe(4);
    expect(seen).toEqual([]);
  });
});

describe('A call that takes too long', () => {
  const never = () => new Promise<never>(() => undefined);

  it('is given up with -9999 after 60 seconds, and its work is told to stop', async () => {
    vi.useFakeTimers();
    try {
      let stopped = false;
      const call = supervise('a', {}, (signal) => {
        signal.addEventListener('abort', () => {
          stopped = true;
        });
        return never();
      });
      const refused = expect(call).rejects.toMatchObject({ code: -9999, reason: 'timeout' });
      await vi.advanceTimersByTimeAsync(59_999);
      expect(stopped).toBe(false);
      now = 60_000;
      await vi.advanceTimersByTimeAsync(1);
      await refused;
      expect(stopped).toBe(true);
      expect(seen.at(-1)).toMatchObject(['modal', { content: '连接超时，请点击屏幕重试' }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not talked about when the caller’s patience was two seconds or less', async () => {
    await expect(supervise('a', { timeout: 100 }, never)).rejects.toMatchObject({ code: -9999 });
    expect(seen.map(([what]) => what)).toEqual(['loading', 'hidden']);
  });

  it('ends at once, and silently, when the caller aborts', async () => {
    const abort = new AbortController();
    const call = supervise('a', { signal: abort.signal, loading: false }, never);
    abort.abort();
    await expect(call).rejects.toMatchObject({ code: 600003 });
    expect(seen).toEqual([]);
  });
});
