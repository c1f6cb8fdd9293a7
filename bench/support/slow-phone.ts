import type { CDPSession, Page } from '@playwright/test';

/** Slow 4G and a phone's processor, as the budgets name them. */
export const SLOW_4G = { bitsPerSecond: 1_600_000, roundTripMs: 150 } as const;
export const CPU_SLOWDOWN = 4;

const NETWORK = {
  offline: false,
  latency: SLOW_4G.roundTripMs,
  downloadThroughput: SLOW_4G.bitsPerSecond / 8,
  uploadThroughput: SLOW_4G.bitsPerSecond / 8,
} as const;

/** Makes `page` a phone on slow 4G, its processor so many times slower; answers its session for further questions. */
export async function slowDown(page: Page, slowdown: number = CPU_SLOWDOWN): Promise<CDPSession> {
  const session = await slowDownProcessor(page, slowdown);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  return session;
}

/** Only its processor. */
export async function slowDownProcessor(page: Page, slowdown: number = CPU_SLOWDOWN): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/**
 * The same network for the service workers of the browser, whose own requests no page's session slows down.
 * Answers how many there were.
 */
export async function slowDownWorkers(browser: CDPSession): Promise<number> {
  const { targetInfos } = await browser.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'service_worker');
  for (const { targetId } of workers) {
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
    const tell = (id: number, method: string, params: object) =>
      browser.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
    await tell(1, 'Network.enable', {});
    await tell(2, 'Network.emulateNetworkConditions', NETWORK);
  }
  return workers.length;
}
