import { ErrorNotice } from '@yuanguang/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pictureDelay } from './picture-delay.ts';
import s from './result.module.css';

/** About ten minutes of waiting for a rush to pass; then it is for the visitor to ask again. */
const MOST_TRIES = 40;
/** A picture that came whole and still cannot be shown will not be better a third time. */
const MOST_BROKEN = 2;

interface Step {
  /** `unshown`: the browser had nothing to show; `waiting`: it asks again after `seconds`. */
  readonly kind: 'coming' | 'shown' | 'unshown' | 'waiting' | 'failed';
  readonly seconds: number;
  /** How often it was asked for. */
  readonly tries: number;
  /** How often it came whole and could not be shown. */
  readonly broken: number;
  /** Whether the server asked for patience. */
  readonly later: boolean;
}

const FIRST: Step = { kind: 'coming', seconds: 0, tries: 0, broken: 0, later: false };

/** What follows when there was nothing to show, by what the server says. */
function next(step: Step, seconds: number | undefined): Step {
  const broken = step.broken + (seconds === 0 ? 1 : 0);
  if (seconds === undefined || step.tries >= MOST_TRIES || broken > MOST_BROKEN) {
    return { ...step, kind: 'failed' };
  }
  return { ...step, kind: 'waiting', seconds, broken, later: step.later || seconds > 0 };
}

interface CertificatePictureProps {
  readonly url: string;
  readonly alt: string;
  /** A tap on the picture; the button beside it is the keyboard's way. */
  readonly onOpen: () => void;
  readonly opening?: ReactNode;
}

/** The picture; while it is still to be drawn, calm words in its place, and it comes by itself. */
export function CertificatePicture({ url, alt, onOpen, opening }: CertificatePictureProps) {
  const t = useTranslations('sponsor');
  const [step, setStep] = useState(FIRST);
  const opens = opening !== undefined;
  const [unrolls, setUnrolls] = useState(false);
  useEffect(() => {
    if (opens) setUnrolls(true);
  }, [opens]);

  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (step.kind === 'unshown') {
      void pictureDelay(url).then((seconds) => {
        if (!left) setStep(next(step, seconds));
      });
    }
    if (step.kind === 'waiting') {
      const again: Step = { ...step, kind: 'coming', tries: step.tries + 1 };
      timer = setTimeout(() => setStep(again), step.seconds * 1_000);
    }
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [step, url]);

  const { kind, tries, later } = step;
  if (kind === 'failed') {
    return (
      <ErrorNotice
        title={t('result.certificateFailed')}
        retryLabel={t('entry.retry')}
        onRetry={() => setStep({ ...FIRST, tries: tries + 1 })}
      />
    );
  }
  return (
    <div
      className={s.picture}
      data-shown={kind === 'shown'}
      data-opening={opens || undefined}
      data-unrolls={(unrolls && !opens) || undefined}
    >
      {opening}
      {kind === 'shown' ? null : (
        <p role="status">{t(later ? 'result.certificateLater' : 'result.certificateComing')}</p>
      )}
      {kind === 'shown' || kind === 'coming' ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button below is the keyboard's way; the tap only helps.
        <img
          key={tries}
          src={tries > 0 ? `${url}&try=${tries}` : url}
          alt={alt}
          width={1080}
          height={1440}
          onClick={onOpen}
          onLoad={() => setStep({ ...step, kind: 'shown' })}
          onError={() => setStep({ ...step, kind: 'unshown' })}
        />
      ) : null}
    </div>
  );
}
