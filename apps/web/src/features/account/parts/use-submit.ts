import { useRef, useState } from 'react';

/**
 * Runs one action at a time, whatever is pressed meanwhile; `busy` while it runs. What the action throws goes to
 * `onError`.
 */
export function useSubmit(action: () => Promise<void>, onError: (error: unknown) => void) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  async function submit(): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      onError(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, submit };
}
