import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * Runs one action at a time, whatever is pressed meanwhile; `busy` while it runs. What the action throws goes to
 * `onError`. An action that answers `leaving` has done its work and the page goes away: it stays busy, so that a second
 * press on the way out sends nothing again; who comes back by the browser's button finds it ready.
 */
export function useSubmit(action: () => Promise<'leaving' | undefined>, onError: (error: unknown) => void) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = false;
      setBusy(false);
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  async function submit(): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    let leaving = false;
    try {
      leaving = (await action()) === 'leaving';
    } catch (error) {
      onError(error);
    } finally {
      underWay.current = leaving;
      setBusy(leaving);
    }
  }
  return {
    busy,
    submit,
    /** The same, for a form. */
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      void submit();
    },
  };
}
