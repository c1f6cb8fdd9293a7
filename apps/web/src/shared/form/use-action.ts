import { useState } from 'react';
import { errorText } from '../cloud/error-text.ts';
import { useSubmit } from './use-submit.ts';

/** `useSubmit` for a single button: what went wrong is `fault`, to be said beside it until it is pressed again. */
export function useAction(action: Parameters<typeof useSubmit>[0]) {
  const [fault, setFault] = useState<string>();
  const { busy, submit } = useSubmit(
    () => {
      setFault(undefined);
      return action();
    },
    (error) => setFault(errorText(error)),
  );
  return { busy, submit, fault };
}
