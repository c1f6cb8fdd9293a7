import type { CloudError } from '@yuanguang/cloud';
import type { Language } from '@yuanguang/contract/languages';
import { Section, toast } from '@yuanguang/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { DedicationFields } from '../../../shared/giving/dedication-fields.tsx';
import { NameFields } from '../../../shared/giving/name-fields.tsx';
import { useErrorTexts } from '../../../shared/giving/use-error-texts.ts';
import { LicenceFoot } from '../../../shared/shell/licence-foot.tsx';
import type { ShownBook } from '../books.ts';
import { storedForm, storeForm } from '../draft.ts';
import { ContactFields } from './contact-section.tsx';
import { LastLeaf } from './last-leaf.tsx';
import { formField, orderErrors } from './rules.ts';
import { SummarySheet } from './summary-sheet.tsx';
import { type OrderInput, orderInput } from './to-input.ts';
import { EMPTY_ORDER, type OrderValues } from './values.ts';

interface OrderFormProps {
  readonly book: ShownBook;
  readonly copies: number;
  readonly submitCount: number;
}

/** Name, dedication, contact and gift; each press of the action checks them and then shows the summary. */
export function OrderForm({ book, copies, submitCount }: OrderFormProps) {
  const t = useTranslations('sponsor.form');
  const language = useLocale() as Language;
  const errorTexts = useErrorTexts();
  const answered = useRef(0);
  const [summary, setSummary] = useState<OrderInput>();
  const form = useForm<OrderValues>(
    () => ({ ...EMPTY_ORDER, ...storedForm() }),
    (values) => errorTexts(orderErrors(values)),
    { guides: true, onChange: storeForm },
  );

  function submit() {
    if (form.check()) setSummary(orderInput(form.values, book.id, copies, language));
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
        <Section title={t('nameHead')} note={t('nameNote')} id="name">
          <NameFields
            form={form}
            labelHidden
            anonymousHint={t('anonymousHint')}
            preview={<LastLeaf {...form.values} />}
          />
        </Section>
        <Section title={t('dedicationHead')} id="dedication">
          <DedicationFields form={form} willRead={t('willRead')} />
        </Section>
        <Section title={t('contactHead')} id="contact">
          <ContactFields form={form} />
        </Section>
        <LicenceFoot />
      </form>
      <SummarySheet
        input={summary}
        bookTitle={book.title}
        onClose={() => setSummary(undefined)}
        onRefused={refused}
      />
    </>
  );
}
