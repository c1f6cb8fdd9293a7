import { ACCESS_TOKEN_SECONDS } from '@yuanguang/contract/constants';
import type { Clock } from '../clock.ts';
import type { Throttle } from '../lib/limits/throttle.ts';
import { isSameText } from '../lib/same-text.ts';
import type { AccessTokens } from './access-token.ts';
import { type Envelope, readEnvelope, readParams } from './envelope.ts';
import type { FileCalls } from './files.ts';
import { GatewayError } from './gateway-error.ts';
import { type InvokeDeps, invoke, type RequestInfo } from './invoke.ts';

export interface Space {
  readonly spaceId: string;
  /** What a body must be signed with. */
  readonly sign: (body: Envelope['signed']) => string;
}

export interface GatewayDeps {
  readonly space: Space;
  readonly tokens: AccessTokens;
  readonly clock: Clock;
  /** Rate of anonymous authorizations of one address. */
  readonly authorizations: Throttle;
  readonly invoke: InvokeDeps;
  readonly files: FileCalls;
}

/** The parts of an HTTP request that the gateway looks at. */
export interface Received extends RequestInfo {
  readonly body: Uint8Array;
  readonly signature: unknown;
  readonly tokenHeader: unknown;
}

/** Client clocks may be wrong by a day either way; a timestamp is also sent again unchanged with a new token. */
const TIMESTAMP_WINDOW_MS = 86_400_000;

/** One call from raw bytes to the data of its reply. @throws {GatewayError} */
export async function handle(deps: GatewayDeps, received: Received): Promise<unknown> {
  const envelope = readEnvelope(received.body);
  authenticate(deps, envelope, received);
  if (envelope.method === 'serverless.auth.user.anonymousAuthorize') return authorize(deps, received);
  requireToken(deps, envelope, received.tokenHeader);
  switch (envelope.method) {
    case 'serverless.function.runtime.invoke':
      return await invoke(deps.invoke, readParams(envelope.params), received);
    case 'serverless.file.resource.info':
      return await deps.files.info(readParams(envelope.params), received);
    case 'serverless.file.resource.generateProximalSign':
      return await deps.files.sign(readParams(envelope.params), received);
    case 'serverless.file.resource.report':
      return await deps.files.report(readParams(envelope.params), received);
    default:
      throw new GatewayError('InvalidMethod.Format', 'no such method');
  }
}

function authenticate({ space, clock }: GatewayDeps, envelope: Envelope, { signature }: Received): void {
  if (envelope.spaceId !== space.spaceId) throw new GatewayError('InvalidSpaceId.NotFound', 'no such space');
  if (!isSameText(space.sign(envelope.signed), signature)) {
    throw new GatewayError('SignatureNotMatch', 'the signature does not match');
  }
  if (Math.abs(clock().getTime() - envelope.timestamp) > TIMESTAMP_WINDOW_MS) {
    throw new GatewayError('RequestTimeout', 'the timestamp is more than a day off');
  }
}

function authorize({ tokens, clock, authorizations }: GatewayDeps, { ip }: Received) {
  if (!authorizations(ip)) {
    throw new GatewayError('Throttling.Api', 'too many authorizations', authorizations.retryAfter);
  }
  return { accessToken: tokens.issue(clock()), expiresInSecond: ACCESS_TOKEN_SECONDS };
}

function requireToken({ tokens, clock }: GatewayDeps, { token }: Envelope, header: unknown): void {
  if (token === undefined || token !== header || !tokens.valid(token, clock())) {
    throw new GatewayError('GATEWAY_INVALID_TOKEN', 'the access token is missing or no longer valid');
  }
}
