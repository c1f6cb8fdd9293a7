import { expect, type Page } from '@playwright/test';

const KEPT = 'test.opening';

interface Noted {
  /** When the opening began and when it was over, in milliseconds since the page began; 0 before. */
  readonly beganAt: number;
  readonly overAt: number;
  /** The steps that were seen, and what the phone was asked to feel, in their order. */
  readonly steps: readonly string[];
  /** The words of the page for who does not see the picture, at the last step. */
  readonly words: string;
}

/** Writes down in the tab what a page did that opened on a certificate: call it before the page is opened. */
export async function watchOpening(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const NOTHING = { steps: [] as string[], words: '', beganAt: 0, overAt: 0 };
    const kept = (): typeof NOTHING => ({ ...NOTHING, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') });
    const note = (more: Partial<typeof NOTHING>) =>
      sessionStorage.setItem(key, JSON.stringify({ ...kept(), ...more }));
    let last: string | undefined;
    navigator.vibrate = (pattern) => {
      note({ steps: [...kept().steps, `felt ${pattern}`] });
      return true;
    };
    new MutationObserver(() => {
      const main = document.querySelector('main');
      const step = main?.querySelector('[data-step]')?.getAttribute('data-step') ?? undefined;
      if (!last && step) note({ beganAt: performance.now() });
      if (last && !step) note({ overAt: performance.now() });
      const isNew = step !== last;
      last = step;
      if (!main || !step || !isNew) return;
      const heard = main.cloneNode(true) as HTMLElement;
      for (const part of heard.querySelectorAll('[aria-hidden="true"], figure [role="status"]'))
        part.remove();
      note({ steps: [...kept().steps, step], words: heard.textContent ?? '' });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, KEPT);
}

const SOUNDS = 'test.sounds';

/** What was sent to the loudspeaker. */
interface Sounded {
  readonly seconds: number;
  /** The largest sample, 1 being full level. */
  readonly peak: number;
  /** How many outputs of the device it was sent to, none being silence. */
  readonly sentTo: number;
}

/** Writes down in the tab what its pages sound: call it before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const sentTo = new WeakMap<AudioNode, number>();
    const connect = AudioNode.prototype.connect as (...given: unknown[]) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, ...given: unknown[]) {
      if (given[0] === this.context.destination) sentTo.set(this, (sentTo.get(this) ?? 0) + 1);
      return connect.apply(this, given);
    } as AudioNode['connect'];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...given) {
      const samples = this.buffer?.getChannelData(0) ?? new Float32Array();
      const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      const sounded = { seconds: this.buffer?.duration ?? 0, peak, sentTo: sentTo.get(this) ?? 0 };
      sessionStorage.setItem(key, JSON.stringify([...kept, sounded]));
      return start.apply(this, given);
    };
  }, SOUNDS);
}

export const soundsNoted = (page: Page): Promise<readonly Sounded[]> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), SOUNDS);

/** One low tap of the wooden fish. */
export const ONE_TAP = [{ seconds: expect.closeTo(0.3, 2), peak: expect.closeTo(0.35, 3), sentTo: 1 }];

export const openingNoted = (page: Page): Promise<Noted> =>
  page.evaluate(
    (key) => JSON.parse(sessionStorage.getItem(key) ?? '{"steps":[],"words":"","beganAt":0,"overAt":0}'),
    KEPT,
  );

/** When the code of what can wait was asked for, in milliseconds since the page began. */
export const lateCodeAt = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(journal|liven|invitations)-[^/]*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  );

/** What somebody hears of the page now who does not see its pictures, as `watchOpening` writes it down. */
export const heardNow = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const heard = main.cloneNode(true) as HTMLElement;
    for (const part of heard.querySelectorAll('[aria-hidden="true"], figure [role="status"]')) part.remove();
    return heard.textContent ?? '';
  });
