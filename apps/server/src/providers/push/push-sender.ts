/** Where a browser takes pushes, as it said itself. */
export interface PushTarget {
  readonly endpoint: string;
  /** The browser's public key and secret, base64url: with them alone a push can be read. */
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly payload: string;
  /** For so many seconds the push service keeps it for a browser that is not there. */
  readonly ttlSeconds: number;
  readonly urgency: 'normal' | 'high';
  /** Of pushes with one topic (at most 32 characters of base64url) a browser that was not there gets the last. */
  readonly topic: string;
}

export type PushAnswer =
  | { readonly state: 'taken' }
  /** The browser takes none there any more. */
  | { readonly state: 'gone' }
  /** Not now; `afterSeconds` where the service said when. */
  | { readonly state: 'later'; readonly afterSeconds: number | null }
  /** Never, as it is. */
  | { readonly state: 'refused'; readonly status: number };

/** Hands pushes over to the services of the browsers. */
export interface PushSender {
  /** What browsers subscribe with: base64url of 65 bytes. */
  readonly publicKey: string;
  /** Whether an endpoint belongs to a push service that we speak to. */
  accepts(endpoint: string): boolean;
  /** Never throws because of the service. */
  send(target: PushTarget, message: PushMessage): Promise<PushAnswer>;
}
