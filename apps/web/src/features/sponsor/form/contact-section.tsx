import { CheckSeal } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { Form } from '../../../shared/form/use-form.ts';
import { ReachFields } from '../../../shared/giving/reach-fields.tsx';
import s from './form.module.css';
import { GiftFields } from './gift-fields.tsx';
import type { OrderValues } from './values.ts';

/** How the sponsor is reached, where the receipt goes, and whether one copy is sent to them. */
export function ContactFields({ form }: { form: Form<OrderValues> }) {
  const t = useTranslations('sponsor.form');
  return (
    <div className={s.fields}>
      <ReachFields form={form} contactHint={t('contactHint')} contactPlaceholder={t('contactPlaceholder')} />
      <CheckSeal {...form.bindChecked('gift')}>
        {t('gift')}
        <span className="yg-note"> {t('giftHint')}</span>
      </CheckSeal>
      {form.values.gift ? <GiftFields form={form} /> : null}
    </div>
  );
}
