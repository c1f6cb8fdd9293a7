import { useQuery } from '@tanstack/react-query';
import { isPassing } from '@yuanguang/cloud';
import { Button, ErrorNotice, Lead, LoadingRing } from '@yuanguang/ui';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { uniIdCo } from '../../../shared/account/cloud.ts';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { useMe } from '../me.ts';
import s from '../parts/parts.module.css';
import { link, PROFILE_ROUTES } from '../routes.ts';
import { faceError, NO_MATCH } from './face-errors.ts';
import { startedCheck } from './started-check.ts';

const ASK_EVERY_MS = 3_000;
const ASK_TIMES = 20;

interface RealNameResultProps {
  readonly certifyId: string;
  /** What the way back said went wrong. Coming back itself proves nothing: the server is asked. */
  readonly code: number | undefined;
}

/** After the face step: in progress, verified, or what went wrong and the way to begin again. */
export function RealNameResult({ certifyId, code }: RealNameResultProps) {
  const t = useTranslations('profile.realname');
  const navigate = useNavigate();
  const { query: me } = useMe();
  const result = useQuery({
    queryKey: ['account', 'real-name', certifyId],
    queryFn: () => uniIdCo.getFrvAuthResult({ certifyId }),
    enabled: certifyId !== '',
    retry: (times, error) => isRefusal(error, 'uni-id-frv-processing') && times < ASK_TIMES,
    retryDelay: ASK_EVERY_MS,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const verified = result.isSuccess || isRefusal(result.error, 'uni-id-realname-verified');
  const { refetch } = me;
  useEffect(() => {
    if (!verified) return;
    startedCheck.write(undefined);
    void refetch();
  }, [verified, refetch]);

  function again() {
    startedCheck.write(undefined);
    navigate({ to: PROFILE_ROUTES.realName, replace: true });
  }

  const processing = isRefusal(result.failureReason, 'uni-id-frv-processing');
  if (certifyId !== '' && (verified || result.isFetching || result.isPending)) {
    return (
      <div className={s.outcome}>
        <Lead title={t('processing')}>{processing ? <p>{t('processingText')}</p> : null}</Lead>
        <LoadingRing label={t('asking')} />
      </div>
    );
  }
  if (isPassing(result.error) || processing) {
    return (
      <ErrorNotice title={t('unknownYet')} retryLabel={t('ask')} onRetry={() => void result.refetch()}>
        {processing ? t('processingText') : errorText(result.error)}
      </ErrorNotice>
    );
  }

  function reason(): string {
    if (certifyId === '') return t('faceErrors.noCertifyId');
    const judged = isRefusal(result.error, 'uni-id-frv-fail');
    if (code === undefined || (judged && code === NO_MATCH)) return errorText(result.error);
    const words = faceError(code);
    return words ? t(`faceErrors.${words}`) : t('faceErrors.unknown', { code });
  }

  return (
    <div className={s.outcome} role="alert">
      <Lead title={t('failedTitle')}>
        <p>{reason()}</p>
      </Lead>
      <div className="yg-row">
        <Button variant="seal" onClick={again}>
          {t('again')}
        </Button>
        <Button href={link(PROFILE_ROUTES.userinfo)}>{t('later')}</Button>
      </div>
    </div>
  );
}
