import type { CloudError } from '@yuanguang/cloud';
import type { Language } from '@yuanguang/contract/languages';
import type { PreparedGift } from '@yuanguang/contract/objects/donate/gift';
import { CheckSeal, RadioList, Section, toast } from '@yuanguang/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { Amounts } from '../../../shared/giving/amounts.tsx';
import { takeDedication } from '../../../shared/giving/dedication-choice.ts';
import { NameFields } from '../../../shared/giving/name-fields.tsx';
import { ReachFields } from '../../../shared/giving/reach-fields.tsx';
import { useErrorTexts } from '../../../shared/giving/use-error-texts.ts';
import { toHash } from '../../../shared/router/address.ts';
import { useCurrentRoute } from '../../../shared/router/use-router.tsx';
import { LicenceFoot } from '../../../shared/shell/licence-foot.tsx';
import s from '../donate.module.css';
import { DedicationPart } from './dedication-part.tsx';
import { type Opened, storedGift, storeGiftForm } from './draft.ts';
import { HonoreeFields } from './honoree-fields.tsx';
import { formField, giftErrors } from './rules.ts';
import { SummarySheet } from './summary-sheet.tsx';
import { type GiftInput, giftInput } from './to-input.ts';
import type { Offer } from './use-offer.ts';
import { EMPTY_GIFT, type GiftValues, preparedValues } from './values.ts';

interface GiftFormProps {
  readonly offer: Offer;
  readonly plan: { readonly token: string; readonly prepared: PreparedGift } | undefined;
  readonly submitCount: number;
  /** Told of the values now, and of each change. */
  readonly onChange: (values: GiftValues) => void;
}

/** Amount, purpose, for whom, name, dedication and contact; each press of the action checks them and then shows the summary. */
export function GiftForm({ offer, plan, submitCount, onChange }: GiftFormProps) {
  const t = useTranslations('donate.form');
  const sponsor = useTranslations('sponsor.form');
  const language = useLocale() as Language;
  const { hasLogin } = useAccount();
  // Who is logged in is reminded in the inbox.
  const mailNeeded = !hasLogin && !offer.remindsByText;
  const { path, search } = useCurrentRoute();
  // `?purpose=` says what for, where that is offered.
  const opened: Opened = {
    plan: plan?.token,
    asked: offer.purposes.find(({ id }) => id === search.purpose)?.id,
  };
  const errorTexts = useErrorTexts();
  const answered = useRef(0);
  const [summary, setSummary] = useState<GiftInput>();
  const [chosen] = useState(() => takeDedication(toHash({ to: path, search }).slice(1)));
  const form = useForm<GiftValues>(
    () => ({
      ...(plan ? preparedValues(plan.prepared, offer.yuan) : EMPTY_GIFT),
      ...storedGift(opened),
      ...chosen,
    }),
    (values) => errorTexts(giftErrors(values, offer.rules, mailNeeded)),
    {
      guides: true,
      onChange: (values) => {
        storeGiftForm(opened, values);
        onChange(values);
      },
    },
  );

  // What stood here before, and what was chosen elsewhere, is known above and outlives a reload from the beginning.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    onChange(form.values);
    if (chosen) storeGiftForm(opened, form.values);
  });

  function submit() {
    if (form.check()) setSummary(giftInput(form.values, language, plan?.token));
  }

  useEffect(() => {
    if (submitCount <= answered.current) return;
    answered.current = submitCount;
    submit();
  });

  /** The server found something in a field: the form says so in its place. */
  function refused(error: CloudError) {
    setSummary(undefined);
    const field = formField(error.field);
    if (!field) return toast({ text: errorText(error), kind: 'warn' });
    form.refuse(error, field);
  }

  return (
    <>
      <form
        ref={form.ref}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        noValidate
      >
        <Section title={t('amount')} note={t('amountNote')} id="amount">
          <Amounts
            form={form}
            yuan={offer.yuan}
            words={{ legend: t('amount'), own: t('own'), ownPlaceholder: t('ownPlaceholder') }}
          />
        </Section>
        <Section title={t('purpose')} id="purpose" className={s.purposes}>
          <RadioList
            legend={t('purpose')}
            legendHidden
            {...form.bindValue('purposeId')}
            options={offer.purposes.map(({ id, title, text }) => ({ value: id, label: title, detail: text }))}
          />
        </Section>
        <Section title={t('honoree')} id="honoree">
          <div className={s.fields}>
            <HonoreeFields form={form} />
          </div>
        </Section>
        <Section title={sponsor('nameHead')} id="name">
          <div className={s.fields}>
            <NameFields form={form} labelHidden anonymousHint={t('anonymousHint')} />
            <CheckSeal {...form.bindChecked('silent')}>
              {t('silent')}
              <span className="yg-note"> {t('silentHint')}</span>
            </CheckSeal>
          </div>
        </Section>
        <Section title={sponsor('dedicationHead')} id="dedication">
          <DedicationPart form={form} chosen={chosen !== undefined} />
        </Section>
        <Section title={sponsor('contactHead')} id="contact">
          <div className={s.fields}>
            <ReachFields
              form={form}
              contactHint={t('contactHint')}
              contactPlaceholder={t('contactPlaceholder')}
              receiptNeeded={form.values.monthly && mailNeeded}
            />
            {plan ? null : (
              <CheckSeal {...form.bindChecked('monthly')}>
                {t('monthly')}
                <span className="yg-note"> {t('monthlyHint')}</span>
              </CheckSeal>
            )}
          </div>
        </Section>
        <LicenceFoot />
      </form>
      <SummarySheet
        input={summary}
        purposes={offer.purposes}
        onClose={() => setSummary(undefined)}
        onRefused={refused}
      />
    </>
  );
}
