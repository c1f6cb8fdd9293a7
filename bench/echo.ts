import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { EchoTargets, Target } from './support/echo-servers.ts';
import { median } from './support/statistics.ts';

export interface EchoBench {
  readonly name: string;
  /** Rate of the gateway's echo over the rate of the bare one; the budget is 0.6 at least. */
  readonly ratio: number;
  /** Requests a second, the slowest of a hundred, processor time for each; medians of the rounds. */
  readonly figures: Readonly<Record<string, number>>;
}

const CONNECTIONS = 32;
const SECONDS = 3;
const ROUNDS = 5;

/**
 * The same bytes sent to a bare Fastify, which parses them and sends them back, and to an object behind the whole gateway
 * (signature, token, schemas both ways) that sends its input back: in one process, turn by turn.
 */
export async function benchEcho(): Promise<EchoBench> {
  const server = fork(fileURLToPath(new URL('./support/echo-servers.ts', import.meta.url)));
  try {
    const [targets] = (await once(server, 'message')) as [EchoTargets];
    await fire(server, targets.bare, 1);
    await fire(server, targets.gateway, 1);
    const bare = [];
    const gateway = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await fire(server, targets.bare, SECONDS));
      gateway.push(await fire(server, targets.gateway, SECONDS));
    }
    const rate = (rounds: readonly Fired[]) => median(rounds.map(({ perSecond }) => perSecond));
    const cpu = (rounds: readonly Fired[]) => median(rounds.map(({ cpuMicros }) => cpuMicros));
    const slow = (rounds: readonly Fired[]) => median(rounds.map(({ p99Ms }) => p99Ms));
    return {
      name: 'gateway echo / bare Fastify echo',
      ratio: rate(gateway) / rate(bare),
      figures: {
        barePerSecond: rate(bare),
        gatewayPerSecond: rate(gateway),
        bareP99Ms: slow(bare),
        gatewayP99Ms: slow(gateway),
        bareCpuMicros: cpu(bare),
        gatewayCpuMicros: cpu(gateway),
      },
    };
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

interface Fired {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of the server for one request: what a busy machine disturbs least. */
  readonly cpuMicros: number;
}

async function fire(server: ChildProcess, target: Target, duration: number): Promise<Fired> {
  const before = await cpuMicrosOf(server);
  const { requests, latency, errors, non2xx } = await autocannon({
    ...target,
    method: 'POST',
    connections: CONNECTIONS,
    duration,
  });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} of the requests to ${target.url} failed`);
  const cpuMicros = ((await cpuMicrosOf(server)) - before) / requests.total;
  return { perSecond: requests.average, p99Ms: latency.p99, cpuMicros };
}

async function cpuMicrosOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return user + system;
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchEcho(), null, 2)}\n`);
