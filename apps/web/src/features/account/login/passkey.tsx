import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { CloudError } from '@yuanguang/cloud';
import { Button } from '@yuanguang/ui';
import { FingerprintIcon } from '@yuanguang/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import s from '../parts/sign-in.module.css';
import { useSignInFlow } from '../parts/use-sign-in-flow.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Asks the device for a passkey and logs in with it. `autofill`: offered beside what the field suggests, until chosen. */
async function loginByPasskey(autofill: boolean) {
  const { options } = await accountCloud.passkeyLogin({});
  // The contract carries the protocol's messages as plain JSON; the library reads and checks them.
  const optionsJSON = options as Record<string, unknown> & Options;
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  const response: Record<string, unknown> = { ...answer };
  return accountCloud.loginByPasskey({ response });
}

/** The reader closed the device's question, or let it pass. */
const wasDeclined = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** One press logs in with the device's own lock; where the browser can, it also offers this at the text field. */
export default function Passkey() {
  const t = useTranslations('account.login');
  const flow = useSignInFlow();
  const [error, setError] = useState<string>();
  const finish = useRef(flow.finish);
  finish.current = flow.finish;

  const fail = (error: unknown) => {
    if (wasDeclined(error)) return;
    setError(error instanceof CloudError ? errorText(error) : t('passkeyFailed'));
  };
  const failLatest = useRef(fail);
  failLatest.current = fail;

  const { busy, submit } = useSubmit(async () => {
    setError(undefined);
    await flow.finish(await loginByPasskey(false), { agreed: false });
  }, fail);

  useEffect(() => {
    let gone = false;
    void (async () => {
      if (!(await browserSupportsWebAuthnAutofill()) || gone) return;
      try {
        const result = await loginByPasskey(true);
        await finish.current(result, { agreed: false });
      } catch (error) {
        // Nobody asked for this; only what the server says to a passkey that was chosen is told.
        if (!gone && error instanceof CloudError && error.code === 'passkey-failed')
          failLatest.current(error);
      }
    })();
    return () => {
      gone = true;
      WebAuthnAbortService.cancelCeremony();
    };
  }, []);

  if (!browserSupportsWebAuthn()) return null;
  return (
    <div className={s.passkey}>
      <FormError text={error} />
      <Button wide icon={<FingerprintIcon />} busy={busy} onClick={() => void submit()}>
        {t('passkey')}
      </Button>
      <p className="yg-note">{t('passkeyHint')}</p>
    </div>
  );
}
