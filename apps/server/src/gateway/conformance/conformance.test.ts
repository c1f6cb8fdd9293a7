import { beforeEach, describe, expect, it } from 'vitest';
import { loadRuntime, RUNS, spaceOf, type UniCloudSpace } from './runtime.ts';
import { startRuntimeServer } from './runtime-server.testing.ts';
import type { UniHost } from './uni-host.ts';

const at = startRuntimeServer();
let cloud: UniCloudSpace;

const codesOf = ({ exchanges }: UniHost) =>
  exchanges.map(({ answer }) => (answer.error as { code: string } | undefined)?.code);

describe.each(RUNS)('The published client runtime, unmodified (%s, %s database)', (published) => {
  beforeEach(async () => {
    cloud = (await loadRuntime(published)).init(spaceOf(at.server));
  });

  it('authorizes, then invokes a cloud object', async () => {
    const reply = await cloud.importObject('config').read?.({});
    expect(reply).toMatchObject({ errCode: 0, config: { appVersion: '2.0.7' } });
    expect(at.host.order()).toEqual(['anonymousAuthorize', 'invoke']);
  });

  it('gets the whole envelope from callFunction', async () => {
    const answer = await cloud.callFunction({ name: 'config', data: { method: 'read', params: [{}] } });
    expect(answer).toMatchObject({
      success: true,
      errCode: 0,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      result: { errCode: 0, config: { appVersionCode: 200070 } },
    });
  });

  it('signs in once for many calls at the same time', async () => {
    const config = cloud.importObject('config', { customUI: true });
    await Promise.all(Array.from({ length: 5 }, () => config.read?.({})));
    expect(at.host.order().filter((method) => method === 'anonymousAuthorize')).toHaveLength(1);
    expect(at.host.order()).toHaveLength(6);
  });

  it('gets a new token for one that expired and sends the same call again, same time stamp and all', async () => {
    const config = cloud.importObject('config', { customUI: true });
    await config.read?.({});
    at.host.exchanges.length = 0;
    at.clock.advance({ seconds: 601 });
    expect(await config.read?.({})).toMatchObject({ errCode: 0 });
    expect(at.host.order()).toEqual(['invoke', 'anonymousAuthorize', 'invoke']);
    expect(codesOf(at.host)).toEqual(['GATEWAY_INVALID_TOKEN', undefined, undefined]);
    expect(at.host.exchanges.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, , second] = at.host.exchanges.map(({ body }) => body);
    expect(second).toEqual({ ...first, token: second?.token });
    expect(second?.token).not.toBe(first?.token);
  });

  it('tells an unknown function by its hint', async () => {
    await expect(cloud.callFunction({ name: 'no-such-function', data: { a: 1 } })).rejects.toMatchObject({
      code: 'FUNCTION_NOT_FOUND',
      message: expect.stringMatching(/\[no-such-function\].*FUNCTION_NOT_FOUND.*云端不存在/s),
    });
  });

  it('shows loading and, for an error, a modal', async () => {
    await expect(cloud.importObject('config').nothing?.({})).rejects.toMatchObject({
      errCode: 'METHOD_NOT_FOUND',
      errSubject: 'config',
    });
    expect(at.host.shown).toEqual([
      { name: 'showLoading', options: { title: '加载中...', mask: true } },
      { name: 'hideLoading', options: {} },
      {
        name: 'showModal',
        options: {
          title: '提示',
          content: 'No such method',
          showCancel: false,
          cancelText: '取消',
          confirmText: '确定',
        },
      },
    ]);
  });

  it('does the call again when the visitor confirms the retry', async () => {
    const config = cloud.importObject('config', { errorOptions: { retry: true } });
    at.host.confirmNext = true;
    await expect(config.nothing?.({})).rejects.toMatchObject({ errCode: 'METHOD_NOT_FOUND' });
    const modals = at.host.shown.filter(({ name }) => name === 'showModal');
    expect(modals.map(({ options }) => options.confirmText)).toEqual(['重试', '重试']);
    expect(at.host.order()).toEqual(['anonymousAuthorize', 'invoke', 'invoke']);
  });

  it('reads a refusal in the language of its device', async () => {
    const refused = cloud.importObject('sponsor', { customUI: true }).open?.({ wrong: 1 });
    await expect(refused).rejects.toMatchObject({
      errCode: 'param-invalid',
      errMsg: expect.stringMatching(/[\u0e00-\u0e7f]/),
      detail: { field: 'sponsorNumber' },
    });
  });

  it('is answered when it asks for the address of a file', async () => {
    const { fileList } = await cloud.getTempFileURL({ fileList: ['https://files/a.png'] });
    expect(fileList.map(({ tempFileURL }) => tempFileURL)).toEqual(['https://files/a.png']);
  });
});
