import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setEntry } from '../../apps/server/src/modules/config/config.service.ts';
import { copyTemplate, openTestPostgres } from '../../apps/server/src/testing/postgres-for-tests.ts';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/server.ts';
import type { ServedApps } from './served-apps.ts';

/*
 * The program behind journeys, gallery and web measurements: one PostgreSQL and, on it, the whole app twice.
 * `main` stays as it is started; the switches of `switched` may be thrown, so one test does not close another's shop.
 * Prints one line of JSON when both answer; ends by SIGTERM or when its parent goes away.
 */
const postgres = await openTestPostgres();
const start = async (name: string) =>
  startTestServer({ databaseUrl: await copyTemplate(postgres.adminUrl, postgres.template, `${postgres.template}_${name}`) });
const [main, switched] = await Promise.all([start('main'), start('switched')]);

interface Order {
  readonly key: string;
  readonly value: unknown;
}

/** `PUT /` `{key, value}` sets one entry of the switched app's remote configuration. */
const control = createServer((request, response) => {
  void read(request)
    .then(({ key, value }) => setEntry({ db: switched.deps.database.db, now: switched.deps.clock }, key, value))
    .then(
      () => response.writeHead(204).end(),
      (error: Error) => response.writeHead(400).end(error.message),
    );
});
await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));

async function read(request: IncomingMessage): Promise<Order> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Order;
}

const address = ({ deps: { settings, keys } }: TestServer) => ({
  url: settings.PUBLIC_URL,
  spaceId: settings.CLOUD_SPACE_ID,
  clientSecret: keys.clientSecret,
});
const served: ServedApps = {
  main: address(main),
  switched: address(switched),
  control: `http://127.0.0.1:${(control.address() as AddressInfo).port}/`,
};
process.stdout.write(`${JSON.stringify(served)}\n`);

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  control.close();
  await Promise.all([main.close(), switched.close()]);
  await postgres.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
process.on('disconnect', () => void end());
