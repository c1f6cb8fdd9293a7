import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux (from 32768), macOS and Windows (from 49152) hand out by themselves, to outgoing
 * connections too: one of those, found free now, can belong to any connection of the machine a moment later.
 */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const MOST_TRIES = 200;

/** A TCP port of `host` that nothing listens on at this moment. @throws when none is found. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`no free port of ${host} found`);
}

/** Whether `port` can be listened on at this moment. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
