import { useEffect } from 'react';

/** The screen stays on while this is shown, where the device can; it gives that up when the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (gone) await lock.release();
      } catch {
        // Little battery, or not allowed: the screen goes dark as always.
      }
    }
    const again = () => void hold();
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
