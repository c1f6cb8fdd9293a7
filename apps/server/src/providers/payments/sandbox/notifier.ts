import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ProviderDeps } from '../provider.ts';
import type { Bank } from './bank.ts';
import { ACKNOWLEDGEMENT, type Notice, noticeOf, SIGNATURE_HEADER, signatureOf } from './notice.ts';
import { acknowledge, claimNotifications, findByReference } from './sandbox.repository.ts';

const EVERY_MS = 500;
const AT_ONCE = 20;
const PATIENCE_MS = 10_000;

export interface Sent {
  readonly status: number;
  readonly body: string;
}

/**
 * Carries the bank's notices to the app over real HTTP, to the address this very process listens on, and tries again
 * with growing pauses until the exact acknowledgement comes. Runs only while the app listens.
 */
export function createNotifier(deps: ProviderDeps, key: Buffer, bank: Bank, path: string) {
  const { db, clock, log } = deps;
  let base: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  async function send(notice: Notice, signature?: string): Promise<Sent> {
    if (base === undefined) return { status: 0, body: 'not listening' };
    const body = Buffer.from(JSON.stringify(notice));
    const response = await fetch(base + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signature ?? signatureOf(key, body),
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, body: await response.text() };
  }

  async function deliver(): Promise<void> {
    await bank.ripen();
    for (const notification of await claimNotifications(db, clock(), AT_ONCE)) {
      const payment = await findByReference(db, notification.reference);
      if (!payment) continue;
      const answer = await send(noticeOf(payment, notification));
      if (answer.status === ACKNOWLEDGEMENT.status && answer.body === ACKNOWLEDGEMENT.body) {
        await acknowledge(db, notification.id, clock());
      }
    }
  }

  /** One round of deliveries; rounds do not overlap. */
  function run(): Promise<void> {
    round ??= deliver()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the test cashier could not deliver a notice and will try again');
      })
      .finally(() => {
        round = undefined;
      });
    return round;
  }

  return {
    send,
    /** Delivers what is due soon after now, without waiting for it. */
    hurry(): void {
      if (base !== undefined) setImmediate(() => void run());
    },
    attach(app: FastifyInstance): void {
      app.addHook('onListen', async () => {
        base = addressOf(app.server.address());
        timer = setInterval(() => void run(), EVERY_MS);
        timer.unref();
      });
      app.addHook('preClose', async () => {
        clearInterval(timer);
        base = undefined;
        await round;
      });
    },
  };
}
export type Notifier = ReturnType<typeof createNotifier>;

function addressOf(address: AddressInfo | string | null): string | undefined {
  if (address === null || typeof address === 'string') return undefined;
  if (address.address === '0.0.0.0') return `http://127.0.0.1:${address.port}`;
  if (address.address === '::') return `http://[::1]:${address.port}`;
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
