import { EXISTING_APP_ID } from './runtime.ts';

/** One HTTP request of the runtime with what came back. */
export interface Exchange {
  readonly url: string;
  readonly header: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** What the runtime did to its host. */
export interface UniHost {
  readonly exchanges: Exchange[];
  /** Calls of showLoading, hideLoading, showModal, showToast in order. */
  readonly shown: { readonly name: string; readonly options: Record<string, unknown> }[];
  readonly storage: Map<string, unknown>;
  /** The `method` of each request, short: `authorize`, `invoke`, … */
  order(): string[];
  /** Answer to the next modal; confirmed once, then dismissed. */
  confirmNext: boolean;
  remove(): void;
}

interface Callbacks {
  success?(result: object): void;
  fail?(error: object): void;
  complete?(result: object): void;
}
interface RequestCall extends Callbacks {
  readonly url: string;
  readonly data: Record<string, unknown>;
  readonly header: Record<string, string>;
  readonly method: string;
}

const SYSTEM = {
  platform: 'web',
  uniPlatform: 'web',
  appId: EXISTING_APP_ID,
  appName: 'muyu',
  appVersion: '2.0.7',
  appVersionCode: '200070',
  appLanguage: 'th',
  deviceId: '17000000000000000001',
  deviceType: 'phone',
  osName: 'android',
  osVersion: '14',
  browserName: 'chrome',
  browserVersion: '130',
  ua: 'conformance',
  uniRuntimeVersion: '4.08',
};

/**
 * A stand-in for the framework's `uni.*` around the runtime: real HTTP, everything shown is written down.
 * @param device what this device says of itself otherwise, such as another `appId`.
 */
export function installUniHost(device: Partial<typeof SYSTEM> = {}): UniHost {
  const system = { ...SYSTEM, ...device };
  const exchanges: Exchange[] = [];
  const shown: { name: string; options: Record<string, unknown> }[] = [];
  const storage = new Map<string, unknown>();
  const host: UniHost = {
    exchanges,
    shown,
    storage,
    confirmNext: false,
    order: () => exchanges.map(({ body }) => String(body.method).split('.').at(-1) ?? ''),
    remove() {
      for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
    },
  };
  const show =
    (name: string) =>
    (options: Record<string, unknown> & Callbacks = {}) => {
      const { success, fail: _fail, complete, ...plain } = options;
      shown.push({ name, options: plain });
      const confirm = name === 'showModal' && host.confirmNext;
      if (name === 'showModal') host.confirmNext = false;
      const answer = { confirm, cancel: !confirm };
      success?.(answer);
      complete?.(answer);
      return Promise.resolve(answer);
    };

  const globals = {
    uni: {
      request: (call: RequestCall) => void exchange(call, exchanges),
      uploadFile: (call: Callbacks) => call.fail?.({ errMsg: 'uploadFile:fail' }),
      getStorageSync: (key: string) => storage.get(key) ?? '',
      setStorageSync: (key: string, value: unknown) => storage.set(key, value),
      removeStorageSync: (key: string) => storage.delete(key),
      clearStorageSync: () => storage.clear(),
      getSystemInfoSync: () => system,
      getSystemInfo: (call: Callbacks) => call.success?.(system),
      getLocale: () => 'th',
      getLaunchOptionsSync: () => ({ scene: 1001, channel: '' }),
      showLoading: show('showLoading'),
      hideLoading: show('hideLoading'),
      showModal: show('showModal'),
      showToast: show('showToast'),
      navigateTo: show('navigateTo'),
      redirectTo: show('redirectTo'),
      reLaunch: show('reLaunch'),
      switchTab: show('switchTab'),
      addInterceptor() {},
      onPushMessage() {},
      offPushMessage() {},
    },
    getCurrentPages: () => [],
    window: globalThis,
    location: new URL('http://localhost/zhuyin/'),
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return host;
}

async function exchange(call: RequestCall, exchanges: Exchange[]): Promise<void> {
  // The runtime puts its new token into the very same object when it sends a call again.
  const {
    url,
    header,
    data: body,
  } = structuredClone({ url: call.url, header: call.header, data: call.data });
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: call.header,
      body: JSON.stringify(call.data),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    exchanges.push({ url, header, body, status: response.status, answer });
    const result = {
      statusCode: response.status,
      data: answer,
      header: Object.fromEntries(response.headers),
      errMsg: 'request:ok',
    };
    call.success?.(result);
    call.complete?.(result);
  } catch (error) {
    const failure = { errMsg: `request:fail ${error instanceof Error ? error.message : ''}` };
    call.fail?.(failure);
    call.complete?.(failure);
  }
}
