import { uploadFiles } from '@yuanguang/cloud';
import { cloud } from '../../../shared/cloud/cloud.ts';

/** Sends the picture and answers with the id by which the profile takes it. @throws CloudError */
export async function uploadAvatar(picture: Blob): Promise<string> {
  const [sent] = await uploadFiles(cloud, [picture]);
  if (!sent) throw new Error('no picture was sent');
  if ('error' in sent) throw sent.error;
  return sent.fileId;
}
