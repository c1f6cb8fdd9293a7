import { expect, it } from 'vitest';
import { CloudError } from './errors.ts';
import { createWatch } from './watch.ts';

it('an answer that asks for a login leads there, unless the call was one that nobody waits for', async () => {
  const asked: CloudError[] = [];
  const supervise = createWatch({ onLoginNeeded: (error) => asked.push(error) });
  const expired = new CloudError('uni-id-token-expired', '', 'server');
  const failing = () => Promise.reject(expired);
  await expect(supervise('a', { background: true }, failing)).rejects.toBe(expired);
  expect(asked).toEqual([]);
  await expect(supervise('a', {}, failing)).rejects.toBe(expired);
  expect(asked).toEqual([expired]);
});
