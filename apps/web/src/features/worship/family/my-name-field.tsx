import { TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { BoundField } from '../../../shared/form/use-form.ts';

/** What the family calls who fills it in. */
export function MyNameField(bound: BoundField) {
  const t = useTranslations('worship.family');
  return (
    <TextField
      label={t('myName')}
      hint={t('myNameHint')}
      placeholder={t('myNamePlaceholder')}
      autoComplete="off"
      {...bound}
    />
  );
}
