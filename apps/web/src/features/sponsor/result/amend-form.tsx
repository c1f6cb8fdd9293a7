import { CloudError } from '@yuanguang/cloud';
import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { Button, toast } from '@yuanguang/ui';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { goToFirstFault } from '../../../shared/form/first-fault.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { sponsorCloud } from '../cloud.ts';
import { DedicationFields } from '../form/dedication-section.tsx';
import { resolverOf } from '../form/faults.ts';
import { NameFields } from '../form/name-section.tsx';
import { formField, wordingFaults } from '../form/rules.ts';
import { wordingInput, wordingValues } from '../form/to-input.ts';
import type { WordingValues } from '../form/values.ts';
import s from './result.module.css';

interface AmendFormProps {
  readonly order: Order;
  readonly token: string;
  readonly onAmended: (order: Order) => void;
}

/** Corrections of name and dedication, until the batch is closed. */
export default function AmendForm({ order, token, onAmended }: AmendFormProps) {
  const t = useTranslations('sponsor.amend');
  const language = useLocale() as Language;
  const element = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<string>();
  const form = useForm<WordingValues>({
    defaultValues: wordingValues(order),
    resolver: resolverOf(wordingFaults),
    shouldFocusError: false,
  });

  const save = form.handleSubmit(
    async (values) => {
      setFault(undefined);
      try {
        const answer = await sponsorCloud.amend(
          { orderToken: token, ...wordingInput(values), language },
          { preventDuplicate: true },
        );
        onAmended(answer.order);
        toast({ text: t('saved'), kind: 'done' });
      } catch (error) {
        const field = error instanceof CloudError ? formField(error.field) : undefined;
        if (field === 'name' || field === 'text' || field === 'names') {
          form.setError(field, { type: 'server', message: errorText(error) });
          goToFirstFault(element.current);
        } else setFault(errorText(error));
      }
    },
    () => goToFirstFault(element.current),
  );

  return (
    <FormProvider {...form}>
      <form ref={element} className={s.amend} onSubmit={(event) => void save(event)} noValidate>
        <NameFields />
        <DedicationFields />
        <FormFault text={fault} />
        <Button variant="seal" wide type="submit" busy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </FormProvider>
  );
}
