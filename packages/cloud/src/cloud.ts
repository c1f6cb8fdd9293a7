import type { CloudObject, InputOf, OutputOf } from '@yuanguang/contract';
import { type Now, systemNow } from './clock.ts';
import { CloudError } from './errors.ts';
import { createGateway, type Gateway, type GatewayReply } from './gateway.ts';
import type { CloudTexts } from './ui.ts';
import { createWatch, type Supervise, type WatchOptions } from './watch.ts';

export interface CloudOptions<Options extends WatchOptions = WatchOptions> {
  /** Where the gateway is, without `/client`; empty for the page's own origin. */
  readonly endpoint: string;
  readonly spaceId: string;
  readonly clientSecret: string;
  /** Facts about app and device sent with each call; `locale` decides the language of messages. */
  readonly clientInfo: () => object;
  readonly uniIdToken?: () => string | undefined;
  /**
   * What watches over the calls. Unless given, nothing is shown: the caller shows loading and errors in its own place.
   * `createSupervisor` shows them.
   */
  readonly supervise?: Supervise<Options>;
  /** What to say of a file that did not arrive; `@yuanguang/cloud/texts` has it in five languages. */
  readonly texts?: () => Pick<CloudTexts, 'upload'>;
  /** A new login token came with a reply. `tokenExpired` is milliseconds since 1970. */
  readonly onNewToken?: (token: { token: string; tokenExpired: number }) => void;
  /** Takes over when the answer asks for a login. A `supervise` that was given knows it by itself. */
  readonly onLoginNeeded?: (error: CloudError) => void;
  /** Told when a call has to wait because too many came at once; it is sent again by itself. */
  readonly onBusy?: (seconds: number) => void;
  /** Waits before such a call is sent again, in milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
  readonly fetch?: typeof fetch;
  readonly now?: Now;
}

type Methods<O extends CloudObject> = O['calls'];

/** The methods of a cloud object as functions: `placeOrder(input, options)`. */
export type ObjectClient<O extends CloudObject, Options extends WatchOptions = WatchOptions> = {
  readonly [Name in keyof Methods<O> & string]: (
    input: InputOf<Methods<O>[Name]>,
    options?: Options,
  ) => Promise<OutputOf<Methods<O>[Name]>>;
};

/** Options of one object: for all its methods (`all`), and for single ones, which go before. */
export interface ObjectOptions<O extends CloudObject, Options extends WatchOptions = WatchOptions> {
  readonly all?: Options;
  readonly methods?: { readonly [Name in keyof Methods<O> & string]?: Options };
}

/** The line as `uploadFiles` needs it. */
export interface FileLine {
  readonly endpoint: string;
  readonly send: Gateway['send'];
  readonly texts: () => Pick<CloudTexts, 'upload'>;
  /** Language tag of the moment, '' when the client information has none. */
  readonly locale: () => string;
}

export interface Cloud<Options extends WatchOptions = WatchOptions> {
  /** Signs in ahead of the first call. */
  authorize(): Promise<void>;
  /** For `createApi`, so that both share one loading indicator. */
  readonly supervise: Supervise<Options>;
  /** For `uploadFiles`. */
  readonly files: FileLine;
  /**
   * A cloud object by its contract's type: `cloud.object<typeof sponsor>('sponsor')`. Import the contract as a type
   * only, so that its schemas stay out of the bundle.
   */
  object<O extends CloudObject>(
    name: O['name'],
    options?: ObjectOptions<O, Options>,
  ): ObjectClient<O, Options>;
}

/** The browser side of the wire. Calls throw {CloudError}. */
export function createCloud<Options extends WatchOptions = WatchOptions>(
  options: CloudOptions<Options>,
): Cloud<Options> {
  const { clientInfo, uniIdToken, onNewToken, now = systemNow } = options;
  const gateway = createGateway({ ...options, now });
  const supervise = options.supervise ?? createWatch(options);

  async function call(target: string, method: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    const token = uniIdToken?.();
    const functionArgs = {
      method,
      params: [input],
      clientInfo: clientInfo(),
      ...(token ? { uniIdToken: token } : {}),
    };
    const params = { functionTarget: target, functionArgs };
    return resultOf(await gateway.send('serverless.function.runtime.invoke', params, signal), onNewToken);
  }

  return {
    supervise,
    files: {
      endpoint: options.endpoint,
      send: gateway.send,
      texts: options.texts ?? (() => ({ upload: 'uploadFile:fail' })),
      locale: () => String((clientInfo() as { locale?: unknown }).locale ?? ''),
    },
    authorize: async () => void (await gateway.authorize()),
    object<O extends CloudObject>(name: O['name'], defaults: ObjectOptions<O, Options> = {}) {
      const own: Readonly<Record<string, Options | undefined>> = defaults.methods ?? {};
      return new Proxy({} as ObjectClient<O, Options>, {
        get(_target, method) {
          // `then` would make an awaited object look like a promise.
          if (typeof method !== 'string' || method === 'then') return undefined;
          return (input: unknown, given?: Options) =>
            supervise(
              `${name}.${method} ${JSON.stringify(input)}`,
              { ...defaults.all, ...own[method], ...given } as Options,
              (signal) => call(name, method, input, signal),
            );
        },
      });
    },
  };
}

interface ObjectReply {
  readonly errCode?: string | number;
  readonly errMsg?: string;
  readonly errSubject?: string;
  readonly field?: string;
  readonly retryAfter?: number;
  readonly newToken?: { token: string; tokenExpired: number };
}

function resultOf({ data, requestId }: GatewayReply, onNewToken: CloudOptions['onNewToken']): unknown {
  const reply = (data ?? {}) as ObjectReply;
  if (reply.newToken) onNewToken?.(reply.newToken);
  if (!reply.errCode) return reply;
  const { errCode, errMsg = '', errSubject: subject, field, retryAfter } = reply;
  throw new CloudError(errCode, errMsg, 'server', { subject, field, requestId, retryAfter, detail: reply });
}
