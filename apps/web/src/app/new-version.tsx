import { APP_VERSION_CODE } from '@yuanguang/contract/constants';
import { toast } from '@yuanguang/ui';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useConfig } from '../shared/config/use-config.ts';

/** A page that stays open for days learns from the configuration that the product has become newer, and says so once. */
export function NewVersion() {
  const t = useTranslations('shell.page');
  const { appVersion, appVersionCode } = useConfig();
  const isOld = appVersionCode > APP_VERSION_CODE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: not again in another language
  useEffect(() => {
    if (isOld) toast(t('newVersion', { version: appVersion }));
  }, [isOld, appVersion]);
  return null;
}
