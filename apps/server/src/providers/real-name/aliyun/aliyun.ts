import * as z from 'zod';
import { type AliyunService, callAliyun } from '../../aliyun/call.ts';
import { FACE_REASONS, type RealNameProvider, type RealNameProviderDeps } from '../provider.ts';

const PRODUCT = 'ID_PRO';

const Started = z.object({ CertifyId: z.string().min(1).max(128), CertifyUrl: z.url().optional() });
const Described = z.object({ Passed: z.string().nullish() });

/**
 * Checks by Alibaba Cloud's identity service (InitFaceVerify, DescribeFaceVerify). Name and number travel in the signed
 * body, never in an address. `Passed` is T or F once the check is over; before, it is missing.
 */
export function aliyunFaceChecks({ settings, clock }: RealNameProviderDeps): RealNameProvider {
  const { REALNAME_SCENE_ID: scene = '' } = settings;
  const service: AliyunService = {
    endpoint: settings.REALNAME_ENDPOINT,
    version: '2019-03-07',
    key: { id: settings.REALNAME_KEY_ID ?? '', secret: settings.REALNAME_KEY_SECRET ?? '' },
    clock,
    success: '200',
  };

  async function ask<Answer>(
    action: string,
    parameters: Readonly<Record<string, string>>,
    shape: z.ZodType<Answer>,
  ): Promise<Answer> {
    return shape.parse(await callAliyun(service, { action, form: { SceneId: scene, ...parameters } }));
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
