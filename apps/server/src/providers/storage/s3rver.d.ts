/** The part of the S3-speaking server from npm that our tests use; it brings no types. */
declare module 's3rver' {
  export interface Koa {
    readonly req: import('node:http').IncomingMessage;
    status: number;
    body: string;
  }
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string; configs: readonly string[] }[];
    });
    /** Of Koa, in the order in which they run. */
    readonly middleware: ((ctx: Koa, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
