import type { Language } from '@yuanguang/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-context.ts';
import type { Db } from '../../lib/db.ts';

/** Whom to check. Name and number are personal data: a provider sends them on and keeps neither. */
export interface FaceCheckRequest {
  /** Ours, unique for each try. */
  readonly requestId: string;
  readonly name: string;
  readonly idCard: string;
  /** Where the person's browser goes afterwards. Coming back proves nothing. */
  readonly returnUrl: string;
  readonly language: Language;
  /** What an app's native kit says of the device; null in a browser. */
  readonly metaInfo: string | null;
}

/** What the provider says when asked. `reason` is a number of SPEC 8, or null when it gives none. */
export interface FaceCheckResult {
  readonly state: 'passed' | 'failed' | 'processing';
  readonly reason: number | null;
}

/** Reasons of SPEC 8 that a provider can give: 10010 the scan went wrong, 10011 the person stopped, 10013 it did not match. */
export const FACE_REASONS = { exception: 10_010, interrupted: 10_011, noMatch: 10_013 } as const;

/** A real-name provider in plain words. Both functions throw when the provider cannot be reached or refuses. */
export interface RealNameProvider {
  readonly id: string;
  /** Begins a check; `url` is the page where the person does the face step, null when only an app can. */
  start(request: FaceCheckRequest): Promise<{ certifyId: string; url: string | null }>;
  result(certifyId: string): Promise<FaceCheckResult>;
  /** The provider's own pages, if it brings any. */
  routes?(app: FastifyInstance): Promise<void>;
}

/** What a provider is made from. */
export interface RealNameProviderDeps extends Pick<AppDeps, 'settings' | 'clock'> {
  readonly db: Db;
}
