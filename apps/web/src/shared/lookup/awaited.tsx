import { Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { errorText } from '../cloud/error-text.ts';
import { QueryFailed } from '../shell/query-failed.tsx';
import { asksForCaptcha, CaptchaForm, isUnread } from './captcha-form.tsx';

interface AwaitedProps {
  /** As `useLookup` answers it. */
  readonly lookup: {
    readonly failure: unknown;
    readonly isFetching: boolean;
    /** Changes with every attempt. */
    readonly attempt: number;
    readonly answer: (captcha: string) => void;
    readonly refetch: () => Promise<unknown>;
  };
}

/** In the place of what is not known yet: a picture to read first, why it did not come, or that it is coming. */
export function Awaited({ lookup: { failure, isFetching, attempt, answer, refetch } }: AwaitedProps) {
  const t = useTranslations('lookup');
  if (asksForCaptcha(failure)) {
    return (
      <CaptchaForm
        attempt={attempt}
        error={isUnread(failure) ? undefined : errorText(failure)}
        submitLabel={t('submit')}
        busy={isFetching}
        onAnswer={answer}
      />
    );
  }
  if (!failure) return <Skeleton label={t('loading')} />;
  return (
    <QueryFailed
      query={{ error: failure, isFetching, refetch }}
      title={t('failed')}
      retryLabel={t('retry')}
    />
  );
}
