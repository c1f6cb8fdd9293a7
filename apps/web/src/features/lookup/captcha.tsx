import { useQuery } from '@tanstack/react-query';
import { Button, ErrorNotice, LoadingRing, TextField } from '@yuanguang/ui';
import { RefreshIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { errorText } from '../../shared/cloud/error-text.ts';
import { sponsorCloud } from './cloud.ts';
import s from './lookup.module.css';

export interface CaptchaAnswer {
  readonly captchaId: string;
  readonly captcha: string;
}

interface CaptchaProps {
  /** Changes with every attempt: each picture serves once. */
  readonly attempt: number;
  /** What is wrong with the last answer. */
  readonly error: string | undefined;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly onAnswer: (answer: CaptchaAnswer) => void;
}

/** A picture to read before the next look-up. */
export function Captcha({ attempt, error, submitLabel, busy, onAnswer }: CaptchaProps) {
  const t = useTranslations('lookup');
  const [text, setText] = useState('');
  const picture = useQuery({
    queryKey: ['sponsor', 'captcha', attempt],
    queryFn: () => sponsorCloud.captcha({}),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

  if (picture.isError) {
    return (
      <ErrorNotice
        title={t('captchaFailed')}
        retryLabel={t('retry')}
        busy={picture.isFetching}
        onRetry={() => void picture.refetch()}
      >
        {errorText(picture.error)}
      </ErrorNotice>
    );
  }
  if (!picture.data) return <LoadingRing label={t('captcha')} />;
  const { captchaId, image } = picture.data;
  return (
    <form
      className={s.captcha}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onAnswer({ captchaId, captcha: text.trim() });
        setText('');
      }}
    >
      <p>{t('captchaHint')}</p>
      <div className={s.picture}>
        <img src={image} alt={t('captchaAlt')} />
        <Button
          variant="link"
          icon={<RefreshIcon />}
          busy={picture.isFetching}
          onClick={() => void picture.refetch()}
        >
          {t('captchaNew')}
        </Button>
      </div>
      <TextField
        label={t('captcha')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        error={error}
      />
      <Button variant="seal" wide type="submit" busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
