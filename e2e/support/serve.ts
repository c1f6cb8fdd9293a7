import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../apps/server/src/clock.ts';
import {
  CLIENT,
  startIssuer,
} from '../../apps/server/src/modules/account/identity-provider/oidc-issuer.testing.ts';
import { setEntry } from '../../apps/server/src/modules/config/config.service.ts';
import { readArguments, runOffice } from '../../apps/server/src/office/run-office.ts';
import { pushService } from '../../apps/server/src/providers/push/push-service.testing.ts';
import { withModules } from '../../apps/server/src/testing/modules.ts';
import { copyTemplate, openTestPostgres } from '../../apps/server/src/testing/postgres-for-tests.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../apps/server/src/testing/server.ts';
import { LICENCE_NUMBER } from './licence.ts';
import { EMBEDDED_SITE, ISSUER, type ServedApps, type Switchable } from './served-apps.ts';

/*
 * The program behind journeys, gallery and web measurements: one PostgreSQL and, on it, the whole app three times.
 * `main` stays as it is started; the switches of the others may be thrown and their clocks put ahead, so that one test
 * does not close another's shop: those of `refusing` by the tests of what is refused, which also find that every look-up
 * needs a picture there, and those of `switched` by all others.
 * Prints one line of JSON when both answer; ends by SIGTERM or when its parent goes away.
 */
const postgres = await openTestPostgres();
const aheadMs = { switched: 0, refusing: 0 };

async function start(name: string, options: Partial<TestServerOptions>): Promise<TestServer> {
  const database = `${postgres.template}_${name}`;
  return startTestServer({
    databaseUrl: await copyTemplate(postgres.adminUrl, postgres.template, database),
    ...options,
  });
}
/** Where the browsers of journeys have their pushes from. */
const pushes = await pushService();
/** Another site whose accounts log in here. */
const issuer = await startIssuer(() => [`${main.deps.settings.PUBLIC_URL}/login/oidc`]);

const clockOf = (app: Switchable) => () => new Date(systemClock().getTime() + aheadMs[app]);
const [main, switched, refusing] = await Promise.all([
  // All tests come from one address: a captcha that one of them has earned must not meet another.
  start('main', {
    settings: {
      LICENCE_NUMBER,
      LOOKUPS_BEFORE_CAPTCHA: '1000',
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: ISSUER,
      PUSH_HOSTS: pushes.url,
      EMBEDDED_SITES: EMBEDDED_SITE,
    },
  }),
  start('switched', { clock: clockOf('switched') }),
  start('refusing', { clock: clockOf('refusing'), settings: { LOOKUPS_BEFORE_CAPTCHA: '0' } }),
]);

/**
 * `PUT /switch` `{app, key, value}` sets one entry of an app's configuration; `PUT /clock` `{app, minutes}` puts its clock
 * ahead; `PUT /browser` `{key}` answers what the push service gives a browser that subscribes with this key; `PUT /pushes`
 * `{endpoint}` answers what came there, opened; `PUT /office` `{words}` carries out a command of the office on `main`.
 */
async function obey(request: IncomingMessage): Promise<unknown> {
  const order = await read(request);
  if (request.url === '/browser') return subscribedBrowser(String(order.key));
  if (request.url === '/pushes') return browsers.get(String(order.endpoint))?.received ?? [];
  if (request.url === '/office') {
    return runOffice(await withModules(main.deps), readArguments(order.words as string[]));
  }
  const name: Switchable = order.app === 'refusing' ? 'refusing' : 'switched';
  const { deps } = name === 'refusing' ? refusing : switched;
  if (request.url === '/clock') aheadMs[name] = Number(order.minutes) * 60_000;
  else await setEntry({ db: deps.database.db, now: deps.clock }, String(order.key), order.value);
  return {};
}
const browsers = new Map<string, ReturnType<typeof pushes.browser>>();
function subscribedBrowser(key: string) {
  const browser = pushes.browser(key);
  browsers.set(browser.target.endpoint, browser);
  return browser.target;
}
const control = createServer((request, response) => {
  obey(request).then(
    (answer) => response.end(JSON.stringify(answer)),
    (error: Error) => response.writeHead(400).end(error.message),
  );
});
await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
}

const address = ({ deps: { settings, keys } }: TestServer) => ({
  url: settings.PUBLIC_URL,
  spaceId: settings.CLOUD_SPACE_ID,
  clientSecret: keys.clientSecret,
});
const served: ServedApps = {
  main: address(main),
  switched: address(switched),
  refusing: address(refusing),
  control: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
};
process.stdout.write(`${JSON.stringify(served)}\n`);

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  control.close();
  await Promise.all([issuer.close(), pushes.close(), main.close(), switched.close(), refusing.close()]);
  await postgres.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
process.on('disconnect', () => void end());
