import { GatewayError } from './gateway-error.ts';
import { JsonRefused, parseStrict } from './strict-json.ts';

export type Scalar = string | number | boolean | null;

/** The body of a call as received (protocol 1.1); `signed` is what the signature covers. */
export interface Envelope {
  readonly method: string;
  /** JSON text, exactly as sent: the signature is over these characters. */
  readonly params: string;
  readonly spaceId: string;
  /** Milliseconds since 1970 by the client's clock. */
  readonly timestamp: number;
  readonly token: string | undefined;
  readonly signed: Readonly<Record<string, Scalar>>;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads the raw bytes of a request. @throws {GatewayError} with the code that names what is wrong. */
export function readEnvelope(bytes: Uint8Array): Envelope {
  const signed = scalars(parseBody(bytes));
  const { method, params, spaceId, timestamp, token } = signed;
  if (method === undefined) throw new GatewayError('MissingMethod', 'method is missing');
  if (typeof method !== 'string' || method === '') {
    throw new GatewayError('InvalidMethod.Format', 'method must be a string');
  }
  if (params === undefined) throw new GatewayError('MissingParams', 'params is missing');
  if (typeof params !== 'string') {
    throw new GatewayError('InvalidParams.Format', 'params must be a JSON string');
  }
  if (typeof spaceId !== 'string') throw new GatewayError('InvalidSpaceId.NotFound', 'no such space');
  if (typeof timestamp !== 'number' || !Number.isSafeInteger(timestamp)) {
    throw new GatewayError('InvalidBody.Format', 'timestamp must be a whole number of milliseconds');
  }
  if (token !== undefined && token !== null && typeof token !== 'string') {
    throw new GatewayError('GATEWAY_INVALID_TOKEN', 'token must be a string');
  }
  return { method, params, spaceId, timestamp, token: token || undefined, signed };
}

/** Decodes `params` into an object. @throws {GatewayError} InvalidParams.Format */
export function readParams(text: string): Record<string, unknown> {
  const value = strict(text, 'InvalidParams.Format', 'params');
  if (!isRecord(value)) throw new GatewayError('InvalidParams.Format', 'params must hold a JSON object');
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseBody(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new GatewayError('InvalidBody.Format', 'body: not UTF-8');
  }
  return strict(text, 'InvalidBody.Format', 'body');
}

function strict(text: string, code: 'InvalidBody.Format' | 'InvalidParams.Format', where: string): unknown {
  try {
    return parseStrict(text);
  } catch (error) {
    if (error instanceof JsonRefused) throw new GatewayError(code, `${where}: ${error.message}`);
    throw error;
  }
}

/** Nothing but scalars may be signed: an object would be written as `[object Object]` whatever it holds. */
function scalars(value: unknown): Record<string, Scalar | undefined> & Record<string, Scalar> {
  if (!isRecord(value)) throw new GatewayError('InvalidBody.Format', 'body must be a JSON object');
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (typeof item !== 'object' || item === null) continue;
    if (key === 'params') throw new GatewayError('InvalidParams.Format', 'params must be a JSON string');
    if (key === 'method') throw new GatewayError('InvalidMethod.Format', 'method must be a string');
    throw new GatewayError('InvalidBody.Format', 'the body holds text, numbers and booleans only');
  }
  return value as Record<string, Scalar>;
}
