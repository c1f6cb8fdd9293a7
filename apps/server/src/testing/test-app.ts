import { type Cloud, createCloud } from '@yuanguang/cloud';
import type { FastifyBaseLogger } from 'fastify';
import { type BuildOptions, buildApp } from '../app.ts';
import { type ModuleDefinition, makeModules } from '../app-module.ts';
import { wireCaller } from '../gateway/conformance/caller.ts';
import type { Database } from '../lib/db.ts';
import { insertPerson, type PersonOptions } from '../modules/account/person.testing.ts';
import { MODULES } from '../modules.ts';
import type { Providers } from '../providers/payments/registry.ts';
import { type MutableClock, mutableClock } from './clock.ts';
import { type SettingOverrides, testDeps } from './deps.ts';
import { injectedFetch } from './injected-fetch.ts';

export interface TestAppOptions {
  /** A clock of the test's own. */
  readonly clock?: MutableClock;
  readonly settings?: SettingOverrides;
  readonly paymentProviders?: Providers;
  /** Instead of one that says nothing. */
  readonly log?: FastifyBaseLogger;
  readonly build?: BuildOptions;
  /** Beside the product's own. */
  readonly modules?: readonly ModuleDefinition[];
}

/** From where somebody calls; what is not said is a Chinese phone with a browser. */
export interface Device {
  /** Its id. */
  readonly device?: string;
  readonly locale?: string;
  readonly appId?: string;
  readonly platform?: string;
  readonly ip?: string;
  readonly userAgent?: string;
  /** Where the app listens, for calls by real HTTP; unset: they go straight into it. */
  readonly url?: string;
  /** The login of its user, and where a fresh one is kept. */
  readonly token?: () => string | undefined;
  readonly onNewToken?: (next: { readonly token: string }) => void;
}

/** The whole app on the test's database, with a clock that stands still; jobs run when `deps.jobs.drain()` is called. */
export async function testApp(database: Database, options: TestAppOptions = {}) {
  const { settings, paymentProviders, log, build, clock = mutableClock() } = options;
  const definitions = [...MODULES, ...(options.modules ?? [])];
  const deps = {
    ...(await testDeps(database, {
      clock: clock.now,
      ...(settings ? { settings } : {}),
      ...(paymentProviders ? { paymentProviders } : {}),
    })),
    ...(log ? { log } : {}),
  };
  const app = await buildApp(deps, { modules: await makeModules(definitions, deps), ...build });
  // As at the server's start: the queues are there before the first call.
  await deps.jobs.start();

  /** Typed calls of a device, each through the whole gateway, without a network unless it has a `url`. */
  function cloud(device: Device = {}): Cloud {
    return createCloud({
      endpoint: device.url ?? 'http://app.test',
      spaceId: deps.settings.CLOUD_SPACE_ID,
      clientSecret: deps.keys.clientSecret,
      clientInfo: () => ({
        appId: device.appId ?? 'yuanguang',
        uniPlatform: device.platform ?? 'web',
        deviceId: device.device ?? 'device-1',
        locale: device.locale ?? 'zh-Hans',
        osName: 'android',
        appVersion: '2.0.7',
      }),
      ...(device.token ? { uniIdToken: device.token } : {}),
      ...(device.onNewToken ? { onNewToken: device.onNewToken } : {}),
      now: () => clock.now().getTime(),
      fetch: device.url === undefined ? injectedFetch(app, device) : fetch,
    });
  }

  return {
    app,
    deps,
    clock,
    /** Raw calls, also such as no client should make. */
    wire: wireCaller(app, deps),
    cloud,
    /** Somebody with an account and a login, put straight into the database. */
    member: (of: PersonOptions = {}) => insertPerson(database, deps, of),
    close: () => app.close(),
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
