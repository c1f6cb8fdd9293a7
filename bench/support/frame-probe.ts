declare global {
  interface Window {
    frameProbe: {
      /** Callbacks of animation frames since the page began. */
      drawn: () => number;
      /** Has the page draw so many frames of a sixtieth of a second as fast as it can; its clock goes on with them. */
      simulate: (frames: number) => Promise<void>;
      /** Whether the page believes that it is hidden. */
      hide: (hidden: boolean) => void;
    };
  }
}

/** Runs in the page before anything else: counts what asks for frames, and can be asked for many of them at once. */
export function frameProbe(): void {
  const FRAME_MS = 1_000 / 60;
  /** So many frames at a time: the graphics process draws what it was given before it is given more. */
  const AT_ONCE = 30;
  const RESTS_MS = 100;
  const ask = window.requestAnimationFrame.bind(window);
  const clock = Date.now.bind(Date);
  let drawn = 0;
  let ahead = 0;
  let hidden = false;
  let waiting: FrameRequestCallback[] | undefined;
  Date.now = () => Math.round(clock() + ahead);
  const draw = (callback: FrameRequestCallback) => (at: number) => {
    drawn += 1;
    callback(at + ahead);
  };
  window.requestAnimationFrame = (callback) => {
    if (!waiting) return ask(draw(callback));
    return waiting.push(callback);
  };
  // While frames are simulated, whoever rests for one or two of them comes with the next.
  const later = window.setTimeout.bind(window) as typeof window.setTimeout;
  window.setTimeout = ((callback: TimerHandler, ms = 0, ...words: unknown[]) => {
    const soon = waiting !== undefined && ms > 0 && ms < RESTS_MS && typeof callback === 'function';
    // No timer of the browser has such a number: ending this one ends no other.
    if (soon) return -(waiting?.push(() => (callback as () => void)()) ?? 0);
    return later(callback, ms, ...words);
  }) as typeof window.setTimeout;
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
  window.frameProbe = {
    drawn: () => drawn,
    hide(now) {
      hidden = now;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    async simulate(frames) {
      waiting = [];
      const painted = () => new Promise<void>((resolve) => ask(() => resolve()));
      await painted();
      for (let frame = 0; frame < frames; frame += 1) {
        const due = waiting;
        waiting = [];
        ahead += FRAME_MS;
        for (const callback of due) draw(callback)(performance.now());
        if (frame % AT_ONCE === 0) await painted();
      }
      const left = waiting;
      waiting = undefined;
      for (const callback of left) ask(draw(callback));
    },
  };
}
