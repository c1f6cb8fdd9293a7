import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../clock.ts';
import { type AccessKey, authorization, canonicalQuery, sha256 } from './signature.ts';

const TIMEOUT_MS = 10_000;
const Envelope = z.object({ Code: z.coerce.string(), ResultObject: z.unknown().optional() });

export interface AliyunService {
  readonly endpoint: string;
  readonly version: string;
  readonly key: AccessKey;
  readonly clock: Clock;
  /** The code of an answer that is no refusal. */
  readonly success: string;
}

export interface AliyunCall {
  readonly action: string;
  /** Parameters in the address. */
  readonly query?: Readonly<Record<string, string>>;
  /** Parameters in the body. */
  readonly form?: Readonly<Record<string, string>>;
}

/** The service answered, and its answer was no. */
export class AliyunRefused extends Error {
  /** Such as `SignatureDoesNotMatch`. */
  readonly code: string;

  constructor(action: string, status: number, code: string) {
    super(`${action} was refused: HTTP ${status}, code ${code}`);
    this.code = code;
  }
}

/**
 * Calls one of Alibaba Cloud's services. @throws {AliyunRefused} when it refuses, {Error} when it has a fault or does not
 * answer; its words, which may name a person, are left out.
 */
export async function callAliyun(service: AliyunService, call: AliyunCall): Promise<unknown> {
  const { endpoint, version, key, clock, success } = service;
  const { action } = call;
  const query = canonicalQuery(call.query ?? {});
  const body = new URLSearchParams(call.form).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    host: new URL(endpoint).host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(body),
    'x-acs-date': clock()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': version,
  };
  const answer = await fetch(`${endpoint}/${query && `?${query}`}`, {
    method: 'POST',
    headers: { ...headers, authorization: authorization(key, { query, headers, body }) },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  const envelope = Envelope.safeParse(await answer.json().catch(() => undefined));
  if (!answer.ok || envelope.data?.Code !== success) {
    const code = envelope.data?.Code;
    if (code !== undefined && answer.status < 500) throw new AliyunRefused(action, answer.status, code);
    throw new Error(`${action} had no success: HTTP ${answer.status}, code ${code ?? 'none'}`);
  }
  return envelope.data.ResultObject;
}
