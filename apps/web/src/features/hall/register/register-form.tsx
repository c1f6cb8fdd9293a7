import type { CloudError } from '@yuanguang/cloud';
import type { Language } from '@yuanguang/contract/languages';
import { TABLETS, type TabletKindId } from '@yuanguang/contract/rules/tablet-kinds';
import { CheckSeal, ChipGroup, toast } from '@yuanguang/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { ContactField } from '../../../shared/giving/contact-field.tsx';
import { useErrorTexts } from '../../../shared/giving/use-error-texts.ts';
import { LicenceFoot } from '../../../shared/shell/licence-foot.tsx';
import { Beside } from '../fields/beside.tsx';
import { tabletField } from '../fields/rules.ts';
import { TabletFields } from '../fields/tablet-fields.tsx';
import { askLacking, useAskLacking, useTabletErrors } from '../fields/use-tablet-form.ts';
import { tabletText } from '../fields/values.ts';
import { GiftFields } from '../gift/gift-fields.tsx';
import type { Offer } from '../light/use-offer.ts';
import { storedTablet, storeTablet } from './draft.ts';
import s from './register.module.css';
import { SummarySheet } from './summary-sheet.tsx';
import {
  emptyTablet,
  type RegisterInput,
  type RegisterValues,
  registerInput,
  restCodes,
  restField,
} from './values.ts';

interface RegisterFormProps {
  readonly kind: TabletKindId;
  readonly offer: Offer;
  readonly submitCount: number;
}

/** What is written, for how long, a gift if one likes, and where word goes; beside it the tablet as it is typed. */
export function RegisterForm({ kind, offer, submitCount }: RegisterFormProps) {
  const t = useTranslations('hall.register');
  const language = useLocale() as Language;
  const errorTexts = useErrorTexts();
  const tabletErrors = useTabletErrors();
  const answered = useRef(0);
  const [summary, setSummary] = useState<RegisterInput>();
  const { free, mostFen } = offer;
  const errorsOf = (values: RegisterValues) => ({
    ...tabletErrors(tabletText(kind, values), values),
    ...errorTexts(restCodes(values, { free, mostFen })),
  });
  const form = useForm<RegisterValues>(() => ({ ...emptyTablet(), ...storedTablet() }), errorsOf, {
    guides: true,
    onChange: storeTablet,
  });
  const text = tabletText(kind, form.values);
  const whole = Object.keys(tabletErrors(text, form.values)).length === 0;
  useAskLacking(text, whole);

  const { submit } = useSubmit(
    async () => {
      if (!form.check()) return undefined;
      const input = registerInput(kind, form.values, language);
      if (input.tablet) await askLacking(input.tablet);
      // What cannot be written is told at its field, before anything is sent.
      if (form.check()) setSummary(input);
      return undefined;
    },
    (error) => toast({ text: errorText(error), kind: 'warn' }),
  );

  useEffect(() => {
    if (submitCount <= answered.current) return;
    answered.current = submitCount;
    void submit();
  });

  /** The server found something in a field: the form says so in its place. */
  function refused(error: CloudError) {
    setSummary(undefined);
    const field = tabletField(error.field ?? '', form.values) ?? restField(error.field);
    if (!field) return toast({ text: errorText(error), kind: 'warn' });
    form.refuse(error, field);
  }

  return (
    <>
      <Beside tablet={text}>
        <form
          ref={form.ref}
          className={s.fields}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          noValidate
        >
          <TabletFields kind={kind} form={form} />
          <p className="yg-note">{t('nameNote')}</p>
          <div className={s.chips}>
            <span className={s.legend} aria-hidden="true">
              {t('term')}
            </span>
            <ChipGroup
              label={t('term')}
              options={offer.terms.map((days) => ({
                value: String(days ?? ''),
                label: t(`days.${(days ?? 'always') as 49}`),
              }))}
              value={form.values.days}
              onChange={(days) => form.set({ days })}
            />
          </div>
          {TABLETS[kind].asked.died ? (
            <CheckSeal {...form.bindChecked('remind')}>
              {t('remind')}
              <span className="yg-note"> {t('remindHint')}</span>
            </CheckSeal>
          ) : null}
          <GiftFields form={form} offer={offer} />
          <ContactField
            placeholder={t('contactPlaceholder')}
            hint={t('contactHint')}
            {...form.bind('contact')}
          />
          <LicenceFoot />
        </form>
      </Beside>
      <SummarySheet input={summary} onClose={() => setSummary(undefined)} onRefused={refused} />
    </>
  );
}
