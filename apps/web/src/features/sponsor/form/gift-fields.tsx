import { useQuery } from '@tanstack/react-query';
import { AreaPicker, ErrorNotice, LoadingRing, TextField } from '@yuanguang/ui';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { reloadWhenOnline } from '../../../shared/offline/reload-when-online.ts';
import { areaChoices, areaNames, loadAreas } from './areas.ts';
import { useFault } from './faults.ts';
import s from './form.module.css';
import type { OrderValues } from './values.ts';

/** Where the free copy is sent. */
export function GiftFields() {
  const t = useTranslations('sponsor');
  const fault = useFault<OrderValues>();
  const { register, watch, setValue } = useFormContext<OrderValues>();
  const areas = useQuery({ queryKey: ['areas'], queryFn: loadAreas, staleTime: Number.POSITIVE_INFINITY });
  const area = watch('area');

  function choose(codes: string[]) {
    if (!areas.data) return;
    setValue('areaNames', areaNames(areas.data, codes));
    setValue('area', codes, { shouldDirty: true, shouldValidate: fault('area') !== undefined });
  }

  const words = ['province', 'city', 'district'] as const;
  return (
    <div className={s.gift}>
      <TextField
        label={t('form.recipient')}
        autoComplete="shipping name"
        error={fault('recipient')}
        {...register('recipient')}
      />
      <TextField
        label={t('form.giftPhone')}
        prefix="+86"
        inputMode="tel"
        autoComplete="shipping tel-national"
        error={fault('giftPhone')}
        {...register('giftPhone')}
      />
      {areas.data ? (
        <AreaPicker
          legend={t('form.area')}
          value={area}
          onChange={choose}
          error={fault('area')}
          levels={areaChoices(areas.data, area).map((options, level) => ({
            label: t(`form.${words[level] ?? 'district'}`),
            placeholder: t('form.choose'),
            options,
          }))}
        />
      ) : areas.isError ? (
        <ErrorNotice title={t('form.areaFailed')} retryLabel={t('entry.retry')} onRetry={reloadWhenOnline} />
      ) : (
        <LoadingRing label={t('form.area')} />
      )}
      <TextField
        label={t('form.street')}
        placeholder={t('form.streetPlaceholder')}
        autoComplete="shipping street-address"
        error={fault('street')}
        {...register('street')}
      />
    </div>
  );
}
