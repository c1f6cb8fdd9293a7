import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Something that listens on the loopback address while a test runs. */
export interface Listening {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A stand-in for somebody else's server, on a free port of the loopback address; `handlerAt` is told its address. */
export async function listen(handlerAt: (url: string) => Handler | Promise<Handler>): Promise<Listening> {
  const server: Server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', await handlerAt(url));
  return {
    url,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
