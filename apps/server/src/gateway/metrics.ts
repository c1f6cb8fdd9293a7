import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isSameText } from '../lib/same-text.ts';
import type { Observe } from './invoke.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly observe: Observe;
  stop(): void;
}

/** Counts and durations of this process; every label has a closed set of values. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'yuanguang_calls_total',
    help: 'Calls of cloud objects by outcome (0: success)',
    labelNames: ['object', 'method', 'outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'yuanguang_call_seconds',
    help: 'Duration of calls of cloud objects',
    labelNames: ['object', 'method'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  });
  return {
    registry,
    observe({ object, method, outcome, ms }) {
      calls.inc({ object, method, outcome });
      seconds.observe({ object, method }, ms / 1000);
    },
    stop: () => registry.clear(),
  };
}

const privateAddresses = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateAddresses.addSubnet(network, bits, 'ipv4');
}
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');

/**
 * Whether a request may read the metrics: with the token, or straight from a private address. A request that came
 * through any proxy is not straight: behind one, the whole world looks private.
 */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && isSameText(`Bearer ${token}`, request.headers.authorization)) return true;
  if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined)
    return false;
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address !== '' && privateAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** `GET /metrics` in Prometheus' text format; to everybody else the page does not exist. */
export async function metricsRoute(
  app: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string | undefined },
): Promise<void> {
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, token)) {
      reply.callNotFound();
      return reply;
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.addHook('onClose', async () => metrics.stop());
}
