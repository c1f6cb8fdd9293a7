import { call, cloudObject } from '@yuanguang/contract';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { buildApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { signer } from '../../apps/server/src/gateway/signature.ts';
import { connectDatabase } from '../../apps/server/src/lib/db.ts';
import { implement } from '../../apps/server/src/lib/implement.ts';
import { testDeps } from '../../apps/server/src/testing/deps.ts';
import { copyTemplate, openTestPostgres } from '../../apps/server/src/testing/postgres-for-tests.ts';

/** One request to fire again and again. */
export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
export interface EchoTargets {
  readonly bare: Target;
  readonly gateway: Target;
}

/** As much as a filled-in form holds. */
const payload = {
  name: '王秀兰阖家',
  text: '愿以此功德，庄严佛净土。上报四重恩，下济三途苦。',
  copies: 10,
  names: ['王建国', '李秀英'],
  contact: { kind: 'phone', value: '13812345678' },
};
const Payload = z.object({
  name: z.string(),
  text: z.string(),
  copies: z.number(),
  names: z.array(z.string()),
  contact: z.object({ kind: z.string(), value: z.string() }),
});
const echo = cloudObject('echo', {
  say: call({ access: 'anyone', input: Payload, output: Payload, errors: [] }),
});
const JSON_HEADERS = { 'content-type': 'application/json' };

/** Runs as a process of its own: the whole app with an echo object, and beside it a Fastify that only echoes. */
async function serve(): Promise<void> {
  const postgres = await openTestPostgres();
  const url = await copyTemplate(postgres.adminUrl, postgres.template, `${postgres.template}_echo`);
  const database = connectDatabase(url, 4, () => undefined);
  const deps = await testDeps(database, {
    clock: systemClock,
    settings: { RATE_CALLS_PER_MINUTE: '1000000' },
  });
  const unlimited = {
    ...deps,
    settings: { ...deps.settings, RATE_CALLS_PER_MINUTE: 1e9, RATE_DEVICE_CALLS_PER_MINUTE: 1e9 },
  };
  const gateway = await buildApp(unlimited, {
    extra: [implement(echo, { say: async (_ctx, input) => input })],
  });
  const bare = Fastify();
  bare.post('/echo', async (request) => request.body);
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
  const gatewayUrl = await gateway.listen({ host: '127.0.0.1', port: 0 });

  const space = { spaceId: deps.settings.CLOUD_SPACE_ID, timestamp: Date.now() };
  const sign = signer(deps.keys.clientSecret);
  const signed = (body: Record<string, string | number>, token?: string): Target => ({
    url: `${gatewayUrl}/client`,
    headers: {
      ...JSON_HEADERS,
      'x-serverless-sign': sign(body),
      ...(token ? { 'x-basement-token': token } : {}),
    },
    body: JSON.stringify(body),
  });
  const asked = signed({ method: 'serverless.auth.user.anonymousAuthorize', params: '{}', ...space });
  const answer = await fetch(asked.url, { method: 'POST', headers: asked.headers, body: asked.body });
  const token = ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
  const clientInfo = { appId: 'yuanguang', uniPlatform: 'web', deviceId: 'bench', locale: 'zh-Hans' };
  const params = JSON.stringify({
    functionTarget: 'echo',
    functionArgs: { method: 'say', params: [payload], clientInfo },
  });
  const invoke = { method: 'serverless.function.runtime.invoke', params, ...space, token };
  const targets: EchoTargets = {
    bare: { url: `${bareUrl}/echo`, headers: JSON_HEADERS, body: JSON.stringify(invoke) },
    gateway: signed(invoke, token),
  };
  process.send?.(targets);
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.once('disconnect', async () => {
    await Promise.all([bare.close(), gateway.close()]);
    await deps.jobs.stop();
    await database.close();
    await postgres.close();
    process.exit(0);
  });
}

if (import.meta.main) await serve();
