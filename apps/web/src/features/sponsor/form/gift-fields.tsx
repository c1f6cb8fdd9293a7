import { useQuery } from '@tanstack/react-query';
import { AreaPicker, ErrorNotice, LoadingRing, TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { Form } from '../../../shared/form/use-form.ts';
import { reloadWhenOnline } from '../../../shared/offline/reload-when-online.ts';
import { areaChoices, areaNames, loadAreas } from './areas.ts';
import s from './form.module.css';
import type { OrderValues } from './values.ts';

/** Where the free copy is sent. */
export function GiftFields({ form }: { form: Form<OrderValues> }) {
  const t = useTranslations('sponsor');
  const areas = useQuery({ queryKey: ['areas'], queryFn: loadAreas, staleTime: Number.POSITIVE_INFINITY });
  const { area } = form.values;

  function choose(codes: string[]) {
    if (!areas.data) return;
    form.set({ area: codes, areaNames: areaNames(areas.data, codes) });
  }

  const words = ['province', 'city', 'district'] as const;
  return (
    <div className={s.gift}>
      <TextField label={t('form.recipient')} autoComplete="shipping name" {...form.bind('recipient')} />
      <TextField
        label={t('form.giftPhone')}
        prefix="+86"
        inputMode="tel"
        autoComplete="shipping tel-national"
        {...form.bind('giftPhone')}
      />
      {areas.data ? (
        <AreaPicker
          legend={t('form.area')}
          value={area}
          onChange={choose}
          error={form.errorOf('area')}
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
        {...form.bind('street')}
      />
    </div>
  );
}
