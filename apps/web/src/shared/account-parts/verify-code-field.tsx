import { secondsToWait } from '@yuanguang/cloud';
import type { EmailScene, SmsScene } from '@yuanguang/contract/objects/uni-id-co';
import { CAPTCHA_LENGTH, CODE_LENGTH } from '@yuanguang/contract/rules/account';
import { Button, CodeField, toast } from '@yuanguang/ui';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { uniIdCo } from '../account/cloud.ts';
import { errorText } from '../cloud/error-text.ts';
import { fieldOf } from '../form/field-of.ts';
import s from './account-parts.module.css';
import { CaptchaField } from './captcha-field.tsx';
import { CodeAwaited } from './code-awaited.ts';
import { useCountdown } from './use-countdown.ts';
import { Wait } from './wait.tsx';

/** How long until another code can be asked for (PROTOCOL 3.4). */
const WAIT_SECONDS = 60;
/** After the last character of the picture, in case it is corrected. */
const SETTLE_MS = 500;

interface Common {
  /** The code typed so far. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: string | undefined;
  /** Judges the number or address before a code is sent there, and shows what is wrong with it. */
  readonly checkTarget: () => boolean;
  /** The server refused the number or address itself. */
  readonly onTargetRefused: (error: unknown) => void;
  /** Called once, with the last digit. */
  readonly onComplete?: (digits: string) => void;
}
export type VerifyCodeFieldProps = Common &
  (
    | { readonly channel: 'sms'; readonly target: string; readonly scene: SmsScene }
    | { readonly channel: 'email'; readonly target: string; readonly scene: EmailScene }
  );

const TARGET = { sms: 'mobile', email: 'email' } as const;

/**
 * A code by text message or email: the picture first (a code is only sent to who has read one), which sends by itself
 * with its fourth character, then 60 seconds in which no other is sent, and the six digits.
 */
export function VerifyCodeField(props: VerifyCodeFieldProps) {
  const t = useTranslations('account.parts');
  const { channel, target } = props;
  const [captcha, setCaptcha] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  /** Where the last code went; another target asks for another code. */
  const [sentTo, setSentTo] = useState<string>();
  /** Whether none was sent, because it was too early. */
  const [refused, setRefused] = useState(false);
  const [left, start] = useCountdown();
  const code = useRef<HTMLDivElement>(null);
  const waits = left > 0 && sentTo === target;
  const awaited = sentTo === undefined;
  const tellForm = use(CodeAwaited);
  // Before it is painted: no button is red for a moment only.
  useLayoutEffect(() => {
    tellForm(awaited);
    return () => tellForm(false);
  }, [tellForm, awaited]);

  async function send(read: string): Promise<void> {
    if (sending) return;
    if (read.length < CAPTCHA_LENGTH) return setError(t('captchaFirst'));
    if (!props.checkTarget()) return;
    setSending(true);
    setError(undefined);
    try {
      if (props.channel === 'sms') {
        await uniIdCo.sendSmsCode({ mobile: target, captcha: read, scene: props.scene });
      } else {
        await uniIdCo.sendEmailCode({ email: target, captcha: read, scene: props.scene });
      }
      setSentTo(target);
      setRefused(false);
      start(WAIT_SECONDS);
      props.onChange('');
      toast({ text: t(channel === 'sms' ? 'sentSms' : 'sentEmail'), kind: 'done', durationMs: 3_000 });
      code.current?.querySelector('input')?.focus();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds !== undefined) {
        setSentTo(target);
        setRefused(true);
        start(seconds);
      } else if (fieldOf(error, ['captcha', TARGET[channel]]) === TARGET[channel]) {
        props.onTargetRefused(error);
      } else setError(errorText(error));
    } finally {
      setSending(false);
      setCaptcha('');
      setAttempt((count) => count + 1);
    }
  }

  // Only what was typed sends by itself: work is done without a word, and might send again and again.
  const sendLatest = useRef(send);
  sendLatest.current = send;
  useEffect(() => {
    if (captcha.length !== CAPTCHA_LENGTH) return;
    const timer = setTimeout(() => void sendLatest.current(captcha), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [captcha]);

  return (
    <div className={s.verify}>
      {waits ? (
        <p className={s.sent} role="status">
          {refused ? t('tooEarly') : t('sentTo', { target })}
          <Wait seconds={left} />
        </p>
      ) : (
        <div className={s.ask}>
          <CaptchaField
            scene={channel === 'sms' ? 'send-sms-code' : 'send-email-code'}
            attempt={attempt}
            value={captcha}
            error={error}
            onChange={(text) => {
              setCaptcha(text);
              setError(undefined);
            }}
          />
          <Button wide variant={awaited ? 'seal' : 'plain'} busy={sending} onClick={() => void send(captcha)}>
            {t(awaited ? 'send' : 'sendAgain')}
          </Button>
        </div>
      )}
      <div ref={code}>
        <CodeField
          label={t(channel === 'sms' ? 'smsCode' : 'emailCode')}
          value={props.value}
          onChange={props.onChange}
          onComplete={props.onComplete}
          length={CODE_LENGTH}
          error={props.error}
        />
      </div>
    </div>
  );
}
