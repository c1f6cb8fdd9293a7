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
import { type GatewayParts, type Module, makeModules } from './app-module.ts';
import { accessTokens } from './gateway/access-token.ts';
import { clientRoute } from './gateway/client-route.ts';
import { healthRoutes } from './gateway/health.ts';
import { createMetrics, metricsRoute } from './gateway/metrics.ts';
import { objectTable } from './gateway/object-table.ts';
import { isAmbiguous, refuseRequest } from './gateway/refused-request.ts';
import { signer } from './gateway/signature.ts';
import { pageConfigReader } from './gateway/web/page-config.ts';
import { webRoutes } from './gateway/web/web-routes.ts';
import type { Implementation } from './lib/implement.ts';
import { throttle } from './lib/limits/throttle.ts';
import { noticeJob } from './lib/notice.ts';
import { isUnstorable } from './lib/unstorable.ts';
import { MODULES } from './modules.ts';

export interface BuildOptions {
  /** Objects beside the product's own; benches and tests of the gateway bring theirs. */
  readonly extra?: readonly Implementation[];
  /** Folder of the web build, when it is not the usual one. */
  readonly webDist?: string;
  /** Made from `deps` already. */
  readonly modules?: readonly Module[];
}

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
const HEADER_BYTES = 16 * 1024;
const HEADERS_MS = 15_000;
/** A large picture on a slow phone line takes its time. */
const REQUEST_MS = 120_000;
const KEEP_ALIVE_MS = 72_000;

/**
 * The whole app, made of its modules, not yet listening; jobs and notices are told to `deps.jobs`. Closing it ends requests
 * under way first; what `deps` holds stays open.
 */
export async function buildApp(deps: AppDeps, options: BuildOptions = {}): Promise<FastifyInstance> {
  const { settings, database, clock, keys } = deps;
  const modules = options.modules ?? (await makeModules(MODULES, deps));
  const { identify, files, functions, pageConfig } = gatewayParts(modules);
  for (const { jobs, notices } of modules) {
    deps.jobs.register([...jobs, ...notices.map((notice) => noticeJob(notice, deps))]);
  }
  const app = bareApp(deps.log, settings.TRUST_PROXY);
  const metrics = createMetrics();
  const spaceId = settings.CLOUD_SPACE_ID;

  await app.register(clientRoute, {
    space: { spaceId, sign: signer(keys.clientSecret) },
    tokens: accessTokens(keys.derive('access-token'), ACCESS_TOKEN_SECONDS),
    clock,
    // A whole minute's calls at once: a tour group opens the app at the same moment, behind one address.
    calls: throttle(settings.RATE_CALLS_PER_MINUTE, clock, settings.RATE_CALLS_PER_MINUTE),
    deviceCalls: throttle(settings.RATE_DEVICE_CALLS_PER_MINUTE, clock),
    authorizations: throttle(settings.RATE_AUTHORIZE_PER_MINUTE, clock, settings.RATE_AUTHORIZE_PER_MINUTE),
    files,
    invoke: {
      objects: objectTable([...modules.flatMap(({ objects }) => objects), ...(options.extra ?? [])]),
      functions: new Map(Object.entries(functions)),
      identify,
      db: database.db,
      clock,
      observe: metrics.observe,
    },
  });
  const routes = modules.flatMap((module) => module.routes);
  for (const { register } of routes.filter(({ pages }) => !pages)) await app.register((own) => register(own));
  const toldConfig = pageConfigReader(pageConfig, deps.log);
  await app.register(async (own: FastifyInstance) => {
    own.addHook('onRequest', pageHeaders(settings.PUBLIC_URL));
    for (const { register } of routes.filter(({ pages }) => pages))
      await own.register((inner) => register(inner));
    await own.register(webRoutes, {
      dist: options.webDist ?? WEB_DIST,
      origin: new URL(settings.PUBLIC_URL).origin,
      frames: settings.EMBEDDED_SITES,
      blocks: async () => ({
        cloud: { spaceId, clientSecret: keys.clientSecret, endpoint: '' },
        config: await toldConfig(),
      }),
    });
  });
  await app.register(healthRoutes, { ready: async () => void (await database.pool.query('select 1')) });
  await app.register(metricsRoute, { metrics, token: settings.METRICS_TOKEN });
  return app;
}

/** @throws when a part is given by no module, or by two. */
function gatewayParts(modules: readonly Module[]): Required<GatewayParts> {
  const given = modules.flatMap(({ gateway }) => (gateway ? [gateway()] : []));
  function one<Name extends keyof GatewayParts>(name: Name): Required<GatewayParts>[Name] {
    const [part, ...more] = given.map((parts) => parts[name]).filter((some) => some !== undefined);
    if (part === undefined) throw new Error(`no module gives ${name}`);
    if (more.length > 0) throw new Error(`two modules give ${name}`);
    return part as Required<GatewayParts>[Name];
  }
  return {
    identify: one('identify'),
    files: one('files'),
    functions: one('functions'),
    pageConfig: one('pageConfig'),
  };
}

/** A year. Other hosts below this one may have reasons of their own, so they are not spoken for. */
const ONLY_TLS = 'max-age=31536000';

/** For routes whose answers a browser shows. Where visitors come by TLS, browsers are told never to come otherwise. */
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

function safeHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('content-security-policy', NO_PAGE);
}

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
    // What is under way while the server closes is answered as always; each answer ends its line.
    return503OnClosing: false,
    // An address that is none reaches neither hooks nor handlers.
    frameworkErrors: (_error, request, reply) => {
      safeHeaders(request, reply);
      refuseRequest(request, reply);
    },
    http: { maxHeaderSize: HEADER_BYTES, headersTimeout: HEADERS_MS },
  });
  app.addHook('onRequest', (request, reply, done) => {
    safeHeaders(request, reply);
    if (isAmbiguous(request.raw.rawHeaders)) refuseRequest(request, reply);
    else done();
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not found' }));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = isUnstorable(error) ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
    return reply.code(status).send({ error: status >= 500 ? 'internal error' : 'bad request' });
  });
  return app;
}
