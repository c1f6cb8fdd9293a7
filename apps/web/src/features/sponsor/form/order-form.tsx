import type { CloudError } from '@yuanguang/cloud';
import type { Language } from '@yuanguang/contract/languages';
import { Section, toast } from '@yuanguang/ui';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { goToFirstFault } from '../../../shared/form/first-fault.ts';
import type { ShownBook } from '../books.ts';
import { keepForm, keptForm } from '../draft.ts';
import { ContactFields } from './contact-section.tsx';
import { DedicationFields } from './dedication-section.tsx';
import { resolverOf } from './faults.ts';
import { NameFields } from './name-section.tsx';
import { formField, orderFaults } from './rules.ts';
import { SummarySheet } from './summary-sheet.tsx';
import { type OrderInput, orderInput } from './to-input.ts';
import { EMPTY_ORDER, type OrderValues } from './values.ts';

interface OrderFormProps {
  readonly book: ShownBook;
  readonly copies: number;
  readonly asked: number;
}

/** Name, dedication, contact and gift; each press of the action checks them and then shows the summary. */
export function OrderForm({ book, copies, asked }: OrderFormProps) {
  const t = useTranslations('sponsor.form');
  const language = useLocale() as Language;
  const element = useRef<HTMLFormElement>(null);
  const answered = useRef(0);
  const [summary, setSummary] = useState<OrderInput>();
  const form = useForm<OrderValues>({
    defaultValues: { ...EMPTY_ORDER, ...keptForm() },
    resolver: resolverOf(orderFaults),
    shouldFocusError: false,
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepForm(values) }),
    [form],
  );

  const submit = form.handleSubmit(
    (values) => setSummary(orderInput(values, book.id, copies, language)),
    () => goToFirstFault(element.current),
  );

  useEffect(() => {
    if (asked <= answered.current) return;
    answered.current = asked;
    void submit();
  });

  /** The server found something in a field: the form says so in its place. */
  function refused(error: CloudError) {
    setSummary(undefined);
    const field = formField(error.field);
    if (!field) return toast({ text: errorText(error), kind: 'warn' });
    form.setError(field, { type: 'server', message: error.message });
    goToFirstFault(element.current);
  }

  return (
    <FormProvider {...form}>
      <form ref={element} onSubmit={(event) => void submit(event)} noValidate>
        <Section title={t('nameHead')} note={t('nameNote')} id="name">
          <NameFields labelHidden />
        </Section>
        <Section title={t('dedicationHead')} id="dedication">
          <DedicationFields />
        </Section>
        <Section title={t('contactHead')} id="contact">
          <ContactFields />
        </Section>
      </form>
      <SummarySheet
        input={summary}
        bookTitle={book.title}
        onClose={() => setSummary(undefined)}
        onRefused={refused}
      />
    </FormProvider>
  );
}
