import { DEDICATION_NAMES_MAX } from '@yuanguang/contract/constants';
import type { PreparedGift } from '@yuanguang/contract/objects/donate/gift';
import { TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { Form } from '../../../shared/form/use-form.ts';

interface HonoreeNamesProps {
  readonly form: Form<{ honorees: string }>;
  readonly kind: Exclude<PreparedGift['honoree']['kind'], 'self'>;
}

/** Of whom it is given. */
export function HonoreeNames({ form, kind }: HonoreeNamesProps) {
  const t = useTranslations('donate.form');
  const sponsor = useTranslations('sponsor.form');
  return (
    <TextField
      label={t(`names.${kind}`)}
      hint={sponsor('namesHint', { max: DEDICATION_NAMES_MAX })}
      autoComplete="off"
      {...form.bind('honorees')}
    />
  );
}
