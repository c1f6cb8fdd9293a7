import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ACCESS_TOKEN_SECONDS } from '@yuanguang/contract/constants';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { AppDeps } from './app-context.ts';
import { accessTokens } from './gateway/access-token.ts';
import { clientDoor } from './gateway/client-door.ts';
import { healthDoors } from './gateway/health.ts';
import { createMetrics, metricsDoor } from './gateway/metrics.ts';
import { objectTable } from './gateway/object-table.ts';
import { signer } from './gateway/signature.ts';
import { throttle } from './gateway/throttle.ts';
import { webDoor } from './gateway/web/web-door.ts';
import type { Implementation } from './lib/implement.ts';
import { isUnstorable } from './lib/unstorable.ts';
import { accountModule } from './modules/account/account.service.ts';
import { analyticsModule } from './modules/analytics/analytics.service.ts';
import { CLIENTDB, clientDb, ownCollections, SIGN_IN_DATA } from './modules/clientdb/clientdb.service.ts';
import * as config from './modules/config/config.object.ts';
import { readConfig } from './modules/config/config.service.ts';
import { feedbackModule } from './modules/feedback/feedback.service.ts';
import { fileModule } from './modules/file/file.service.ts';
import { newsModule } from './modules/news/news.service.ts';
import { sponsorModule } from './modules/sponsor/sponsor.service.ts';

export interface BuildOptions {
  /** Objects beside the product's own; benches and tests of the gateway bring theirs. */
  readonly extra?: readonly Implementation[];
  /** Folder of the web build, when it is not the usual one. */
  readonly webDist?: string;
}

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
const HEADER_BYTES = 16 * 1024;
const HEADERS_MS = 15_000;
/** A large picture on a slow phone line takes its time. */
const REQUEST_MS = 120_000;
const KEEP_ALIVE_MS = 72_000;

/** The whole app, not yet listening. Closing it ends requests under way first; what `deps` holds stays open. */
export async function buildApp(deps: AppDeps, options: BuildOptions = {}): Promise<FastifyInstance> {
  const { settings, database, clock, keys } = deps;
  const app = bareApp(deps.log, settings.TRUST_PROXY);
  const metrics = createMetrics();
  const licence = {
    number: settings.LICENCE_NUMBER,
    holder: settings.LICENCE_HOLDER,
    icp: settings.ICP_NUMBER,
    police: settings.POLICE_NUMBER,
  };
  const sponsoring = await sponsorModule(deps);
  const files = fileModule(deps);
  const accounts = accountModule(deps);
  const feedback = feedbackModule(deps);
  const news = newsModule();
  for (const holder of [sponsoring.personalData, feedback.personalData, news.personalData])
    accounts.personalData.register(holder);
  const bare = ownCollections(deps);
  accounts.personalData.register(SIGN_IN_DATA);
  const documents = clientDb({
    ...bare,
    database,
    collections: [...bare.collections, feedback.collection, ...news.collections],
  });
  const spaceId = settings.CLOUD_SPACE_ID;
  const headers = pageHeaders(settings.PUBLIC_URL);

  await app.register(clientDoor, {
    space: { spaceId, sign: signer(keys.clientSecret) },
    tokens: accessTokens(keys.derive('access-token'), ACCESS_TOKEN_SECONDS),
    clock,
    calls: throttle(settings.RATE_CALLS_PER_MINUTE, clock),
    authorizations: throttle(settings.RATE_AUTHORIZE_PER_MINUTE, clock),
    files: files.calls,
    invoke: {
      objects: objectTable([
        ...config.implementations({ licence }),
        ...sponsoring.implementations,
        ...accounts.implementations,
        ...feedback.implementations,
        ...news.implementations,
        ...analyticsModule().implementations,
        ...(options.extra ?? []),
      ]),
      functions: new Map([[CLIENTDB, documents.run]]),
      identify: accounts.identify,
      db: database.db,
      clock,
      observe: metrics.observe,
    },
  });
  await app.register(async (own: FastifyInstance) => {
    own.addHook('onRequest', headers);
    await sponsoring.doors(own);
    await accounts.doors(own);
  });
  await app.register(files.doors);
  const system = { db: database.db, now: clock };
  await app.register(async (own: FastifyInstance) => {
    own.addHook('onRequest', headers);
    await own.register(webDoor, {
      dist: options.webDist ?? WEB_DIST,
      blocks: async () => ({
        cloud: { spaceId, clientSecret: keys.clientSecret, endpoint: '' },
        config: config.publicConfig(await readConfig(system), { licence }),
      }),
    });
  });
  await app.register(healthDoors, { ready: async () => void (await database.pool.query('select 1')) });
  await app.register(metricsDoor, { metrics, token: settings.METRICS_TOKEN });
  return app;
}

/** A year. Other hosts below this one may have reasons of their own, so they are not spoken for. */
const ONLY_TLS = 'max-age=31536000';

/** For doors whose answers a browser shows. Where visitors come by TLS, browsers are told never to come otherwise. */
function pageHeaders(publicUrl: string) {
  const tls = publicUrl.startsWith('https:');
  return (_request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    reply.header('x-frame-options', 'DENY');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'geolocation=(), camera=(), microphone=()');
    if (tls) reply.header('strict-transport-security', ONLY_TLS);
    done();
  };
}

/** What is no page of ours may do nothing when a browser opens it all the same; pages put their own policy in its place. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Fastify with our limits and safe headers, and answers in JSON that tell nothing of the inside. */
export function bareApp(log: FastifyBaseLogger, trustProxy?: string): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    // A logger made for each request costs more than the rest of a call; what is logged names its request itself.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy ?? false,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: HEADER_BYTES, headersTimeout: HEADERS_MS },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('content-security-policy', NO_PAGE);
    done();
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not found' }));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = isUnstorable(error) ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
    return reply.code(status).send({ error: status >= 500 ? 'internal error' : 'bad request' });
  });
  return app;
}
