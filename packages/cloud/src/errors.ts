/** Codes of the transport and of this client; those of the product are in the contract. SPEC 8. */
export const CODES = {
  /** A request timed out, or the network failed under it; `reason` tells which. */
  request: 5,
  aborted: 600003,
  /** The network failed under an upload or a download. */
  transfer: 602001,
  socket: 600009,
  /** The same request was already on its way. */
  duplicate: -9998,
  /** Given up by us because it took too long. */
  timeoutCancel: -9999,
  /** The gateway has too many calls of this address or device just now. */
  busy: 'Throttling.Api',
  /** A file did not arrive, for no reason that can be told. */
  upload: 'UPLOAD_FAILED',
} as const;

export type Reason = 'server' | 'gateway' | 'timeout' | 'network' | 'abort' | 'duplicate';

export interface CloudErrorFields {
  readonly field?: string | undefined;
  readonly subject?: string | undefined;
  readonly requestId?: string | undefined;
  /** The whole reply. */
  readonly detail?: unknown;
  /** Seconds after which the server wants to be asked again; nothing of the kind when it is no number above zero. */
  readonly retryAfter?: number | undefined;
}

/** Whatever goes wrong with a call or a request. */
export class CloudError extends Error {
  /** An error code of the contract, of the gateway, or one of `CODES`. */
  readonly code: string | number;
  readonly reason: Reason;
  /** Path of the input field the refusal belongs to. */
  readonly field: string | undefined;
  readonly subject: string | undefined;
  readonly requestId: string | undefined;
  readonly detail: unknown;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(code: string | number, message: string, reason: Reason, fields: CloudErrorFields = {}) {
    super(message);
    this.name = 'CloudError';
    this.code = code;
    this.reason = reason;
    this.field = fields.field;
    this.subject = fields.subject;
    this.requestId = fields.requestId;
    this.detail = fields.detail;
    this.retryAfter = fields.retryAfter && fields.retryAfter > 0 ? fields.retryAfter : undefined;
  }
}

/** Whether trying again later may help: the network or time failed, not the request itself. */
export function isPassing(error: unknown): boolean {
  return error instanceof CloudError && (error.reason === 'network' || error.reason === 'timeout');
}

/** Whether the gateway refused because too many calls came at once. */
export function isBusy(error: unknown): error is CloudError & { readonly code: typeof CODES.busy } {
  return error instanceof CloudError && error.reason === 'gateway' && error.code === CODES.busy;
}

/** How many seconds a call that the product refused says to wait; undefined: it says nothing of the kind. */
export function secondsToWait(error: unknown): number | undefined {
  return error instanceof CloudError && error.reason === 'server' ? error.retryAfter : undefined;
}

const LOGIN_CODES = new Set<string | number>([
  'uni-id-token-expired',
  'uni-id-check-token-failed',
  'uni-id-token-not-exist',
  'uni-id-check-device-feature-failed',
]);

/** Whether the answer asks the visitor to log in. */
export function asksForLogin(error: CloudError): boolean {
  return LOGIN_CODES.has(error.code) || String(error.code).startsWith('TOKEN_INVALID');
}
