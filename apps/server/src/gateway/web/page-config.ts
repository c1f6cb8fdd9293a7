import type { FastifyBaseLogger } from 'fastify';
import { within } from '../../lib/within.ts';

/** A page does not wait longer than this for the database; it asks for the configuration again once it stands. */
const WAIT_MS = 1_000;

/**
 * Reads the configuration that a page is told, so that the page comes whatever the database does: what was read last
 * when `read` fails or takes its time, undefined when nothing has been read yet.
 */
export function pageConfigReader(
  read: () => Promise<unknown>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<unknown> {
  let last: unknown;
  let underWay: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      last = await read();
    } catch (error) {
      log.warn({ err: error }, 'the page comes without fresh configuration');
    } finally {
      underWay = undefined;
    }
  }

  return async () => {
    underWay ??= refresh();
    await within(WAIT_MS, underWay, () => undefined);
    return last;
  };
}
