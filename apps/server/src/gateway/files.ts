import { GatewayError } from './gateway-error.ts';

const MOST_FILES = 50;

/**
 * `serverless.file.resource.info`: one entry for each asked address, in order. Always answered: newer clients wait for
 * ever when it fails. There is no file store yet, so each address stands for itself.
 */
export function fileInfo(params: Record<string, unknown>): readonly object[] {
  const ids = typeof params.id === 'string' && params.id !== '' ? params.id.split(',') : [];
  if (ids.length > MOST_FILES) throw new GatewayError('ParamInvalid', `at most ${MOST_FILES} files`);
  return ids.map((id) => ({
    fileId: id,
    url: id,
    name: '',
    size: 0,
    type: '',
    gmtCreate: 0,
    gmtModified: 0,
  }));
}

/** Uploads open with the file store; until then they are refused as the protocol knows how to. */
export function uploadUnavailable(): never {
  throw new GatewayError('ParamInvalid', 'uploads are not available');
}
