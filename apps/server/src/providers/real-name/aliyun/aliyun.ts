import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { FACE_REASONS, type RealNameProvider, type RealNameProviderDeps } from '../provider.ts';
import { authorization, contentHash } from './signature.ts';

const VERSION = '2019-03-07';
const PRODUCT = 'ID_PRO';
const TIMEOUT_MS = 10_000;

const Envelope = z.object({
  Code: z.coerce.string(),
  Message: z.string().optional(),
  ResultObject: z.unknown(),
});
const Started = z.object({ CertifyId: z.string().min(1).max(128), CertifyUrl: z.url().optional() });
const Described = z.object({ Passed: z.string().nullish() });

/**
 * Checks by Alibaba Cloud's identity service (InitFaceVerify, DescribeFaceVerify), by a small client of our own: name and
 * number travel in the signed body, never in an address. `Passed` is T or F once the check is over; before, it is missing.
 */
export function aliyunFaceChecks({ settings, clock }: RealNameProviderDeps): RealNameProvider {
  const { REALNAME_ENDPOINT: endpoint, REALNAME_SCENE_ID: scene = '' } = settings;
  const key = { id: settings.REALNAME_KEY_ID ?? '', secret: settings.REALNAME_KEY_SECRET ?? '' };

  async function ask<Answer>(
    action: string,
    parameters: Readonly<Record<string, string>>,
    shape: z.ZodType<Answer>,
  ): Promise<Answer> {
    const body = new URLSearchParams({ SceneId: scene, ...parameters }).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      host: new URL(endpoint).host,
      'x-acs-action': action,
      'x-acs-content-sha256': contentHash(body),
      'x-acs-date': clock()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': randomUUID(),
      'x-acs-version': VERSION,
    };
    const answer = await fetch(`${endpoint}/`, {
      method: 'POST',
      headers: { ...headers, authorization: authorization(key, headers, body) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const envelope = Envelope.safeParse(await answer.json().catch(() => undefined));
    if (!answer.ok || envelope.data?.Code !== '200') {
      throw new Error(`${action} was refused: HTTP ${answer.status}, code ${envelope.data?.Code ?? 'none'}`);
    }
    return shape.parse(envelope.data.ResultObject);
  }

  return {
    id: 'aliyun',
    async start({ requestId, name, idCard, returnUrl, metaInfo }) {
      const started = await ask(
        'InitFaceVerify',
        {
          ProductCode: PRODUCT,
          OuterOrderNo: requestId,
          CertType: 'IDENTITY_CARD',
          CertName: name,
          CertNo: idCard,
          ReturnUrl: returnUrl,
          MetaInfo: metaInfo ?? BROWSER,
        },
        Started,
      );
      return { certifyId: started.CertifyId, url: started.CertifyUrl ?? null };
    },
    async result(certifyId) {
      const { Passed } = await ask('DescribeFaceVerify', { CertifyId: certifyId }, Described);
      if (Passed === 'T') return { state: 'passed', reason: null };
      if (Passed !== 'F') return { state: 'processing', reason: null };
      return { state: 'failed', reason: FACE_REASONS.noMatch };
    },
  };
}

/** What the service wants to hear of a browser when no native kit speaks. */
const BROWSER = JSON.stringify({ deviceType: 'h5' });
