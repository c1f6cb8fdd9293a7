/** The part of the library that we use; it brings no types. */
declare module 'web-push' {
  interface RequestDetails {
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer;
  }
  const webPush: {
    /** Encrypts the payload (RFC 8291) and signs for the push service (RFC 8292). */
    generateRequestDetails(
      subscription: {
        readonly endpoint: string;
        readonly keys: { readonly p256dh: string; readonly auth: string };
      },
      payload: string,
      options: {
        readonly vapidDetails: {
          readonly subject: string;
          readonly publicKey: string;
          readonly privateKey: string;
        };
        /** Seconds. */
        readonly TTL: number;
        readonly urgency: 'normal' | 'high';
        readonly topic: string;
        readonly contentEncoding: 'aes128gcm';
      },
    ): RequestDetails;
  };
  export default webPush;
}
