import { Button } from '@yuanguang/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { uniCaptchaCo } from '../account/cloud.ts';
import { errorText } from '../cloud/error-text.ts';
import { FormError } from '../form/form-error.tsx';
import s from './account-parts.module.css';
import type { CaptchaFieldProps } from './captcha-field.tsx';
import { doWork } from './captcha-work.ts';

/** The server takes an answer for 180 seconds; who fills in a long form has a fresh one. */
const FRESH_MS = 150_000;

interface CaptchaWorkProps extends CaptchaFieldProps {
  readonly onPicture: () => void;
}

/** The device proves by a few seconds of work what others prove by reading a picture: there is nothing to see or to type. */
export function CaptchaWork(props: CaptchaWorkProps) {
  const { scene, attempt, value, onChange, error, autoFocus, onPicture } = props;
  const t = useTranslations('account.parts');
  /** What the server said of the last attempt; all else the form says is of a picture, which nobody sees here. */
  const [refused, setRefused] = useState({ attempt, text: error });
  if (refused.attempt !== attempt) setRefused({ attempt, text: error });
  const said = error === undefined || error === refused.text ? error : t('workNotYet');
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);
  const answer = useRef(onChange);
  answer.current = onChange;

  // Each attempt uses the work up, and each round begins it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const over = new AbortController();
    answer.current('');
    setFailure(undefined);
    uniCaptchaCo
      .getWork({ scene })
      .then((work) => doWork(work, over.signal))
      .then((done) => answer.current(done))
      .catch((error: unknown) => {
        if (!over.signal.aborted) setFailure(errorText(error));
      });
    const stale = setTimeout(() => setRound((count) => count + 1), FRESH_MS);
    return () => {
      clearTimeout(stale);
      over.abort();
    };
  }, [scene, attempt, round]);

  useEffect(() => {
    if (autoFocus) status.current?.focus();
  }, [autoFocus]);

  const text = failure ?? t(value === '' ? 'workGoesOn' : 'workDone');
  return (
    <div className={s.captcha}>
      <p ref={status} className={s.work} role="status" tabIndex={-1}>
        {text}
      </p>
      <FormError text={value === '' || said !== t('workNotYet') ? said : undefined} />
      {failure === undefined ? null : (
        <Button variant="link" className={s.other} onClick={() => setRound((count) => count + 1)}>
          {t('workAgain')}
        </Button>
      )}
      <Button variant="link" className={s.other} onClick={onPicture}>
        {t('captchaPicture')}
      </Button>
    </div>
  );
}
