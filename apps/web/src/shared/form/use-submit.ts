import { type FormEvent, useRef, useState } from 'react';

/**
 * Runs one action at a time, whatever is pressed meanwhile; `busy` while it runs. What the action throws goes to
 * `onError`. An action that answers `leaving` has done its work and the page goes away: it stays busy, so that a second
 * press on the way out sends nothing again.
 */
export function useSubmit(action: () => Promise<'leaving' | undefined>, onError: (error: unknown) => void) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
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
