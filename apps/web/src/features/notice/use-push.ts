import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { errorText } from '../../shared/cloud/error-text.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import {
  type PushState,
  PushUnreachable,
  pushState,
  switchOffPush,
  switchOnPush,
} from '../../shared/push/push.ts';

export interface Push {
  readonly state: PushState;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly toggle: () => unknown;
}

/** Whether notices come to this browser; undefined until the browser has answered. */
export function usePush(): Push | undefined {
  const t = useTranslations('notice.push');
  const [state, setState] = useState<PushState>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    void pushState().then(setState);
  }, []);
  const { busy, submit } = useSubmit(
    async () => {
      setError(undefined);
      setState(await (state === 'on' ? switchOffPush() : switchOnPush()));
      return undefined;
    },
    (failure) => {
      setError(failure instanceof PushUnreachable ? t('unreachable') : errorText(failure));
      void pushState().then(setState);
    },
  );
  return state && { state, busy, error, toggle: submit };
}
