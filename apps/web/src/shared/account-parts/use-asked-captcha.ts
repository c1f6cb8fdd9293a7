import { useState } from 'react';
import { isRefusal } from '../cloud/error-text.ts';

/** A picture that the server asks for only after failures: shown from then on, and a new one after each attempt. */
export function useAskedCaptcha() {
  const [state, setState] = useState({ asked: false, attempt: 0 });
  return {
    ...state,
    /** To be told of every failed attempt. */
    failed(error: unknown): void {
      const asksNow = isRefusal(error, 'uni-id-captcha-required');
      setState(({ asked, attempt }) => ({ asked: asked || asksNow, attempt: attempt + 1 }));
    },
  };
}
