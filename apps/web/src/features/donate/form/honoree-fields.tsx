import { RadioList, TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { Form } from '../../../shared/form/use-form.ts';
import { HonoreeNames } from './honoree-names.tsx';
import type { GiftValues } from './values.ts';

const KINDS = ['self', 'behalf', 'memory'] as const;

/** For oneself, on behalf of somebody or in memory; and whether somebody is told of it. */
export function HonoreeFields({ form }: { form: Form<GiftValues> }) {
  const t = useTranslations('donate.form');
  const sponsor = useTranslations('sponsor.form');
  const { kind } = form.values;
  return (
    <>
      <RadioList
        legend={t('honoree')}
        legendHidden
        {...form.bindValue('kind')}
        options={KINDS.map((id) => ({ value: id, label: t(`kind.${id}`), detail: t(`kindHint.${id}`) }))}
      />
      {kind === 'self' ? null : (
        <>
          <HonoreeNames form={form} kind={kind} />
          <TextField
            label={t('notice')}
            optional={sponsor('optional')}
            hint={t('noticeHint')}
            type="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            {...form.bind('noticeEmail')}
          />
        </>
      )}
    </>
  );
}
