import type { FastifyBaseLogger } from 'fastify';

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
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<void>((done) => {
      timer = setTimeout(done, WAIT_MS);
    });
    await Promise.race([underWay, waited]);
    clearTimeout(timer);
    return last;
  };
}
