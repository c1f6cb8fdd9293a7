import { useState } from 'react';
import { errorText } from '../cloud/error-text.ts';
import { useSubmit } from './use-submit.ts';

/** `useSubmit` for a single button: what went wrong is `error`, to be said beside it until it is pressed again. */
export function useAction(action: Parameters<typeof useSubmit>[0]) {
  const [error, setError] = useState<string>();
  const { busy, submit } = useSubmit(
    () => {
      setError(undefined);
      return action();
    },
    (error) => setError(errorText(error)),
  );
  return { busy, submit, error };
}
