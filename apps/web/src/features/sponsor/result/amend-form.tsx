import { CloudError } from '@yuanguang/cloud';
import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { Button, toast } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { DedicationFields } from '../../../shared/giving/dedication-fields.tsx';
import { NameFields } from '../../../shared/giving/name-fields.tsx';
import s from '../../../shared/giving/result.module.css';
import { useErrorTexts } from '../../../shared/giving/use-error-texts.ts';
import { type WordingValues, wordingInput, wordingValues } from '../../../shared/giving/wording.ts';
import { sponsorCloud } from '../cloud.ts';
import { LastLeaf } from '../form/last-leaf.tsx';
import { formField, wordingErrors } from '../form/rules.ts';

interface AmendFormProps {
  readonly order: Order;
  readonly token: string;
  readonly onAmended: (order: Order) => void;
}

/** Corrections of name and dedication, until the batch is closed. */
export default function AmendForm({ order, token, onAmended }: AmendFormProps) {
  const t = useTranslations('sponsor');
  const language = useLocale() as Language;
  const errorTexts = useErrorTexts();
  const form = useForm<WordingValues>(
    () => wordingValues(order),
    (values) => errorTexts(wordingErrors(values)),
    { guides: true },
  );

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const input = { orderToken: token, ...wordingInput(form.values), language };
      const answer = await sponsorCloud.amend(input, { preventDuplicate: true });
      onAmended(answer.order);
      toast({ text: t('amend.saved'), kind: 'done' });
    },
    (error) => {
      const field = error instanceof CloudError ? formField(error.field) : undefined;
      form.refuse(error, field === 'name' || field === 'text' || field === 'names' ? field : undefined);
    },
  );

  return (
    <form ref={form.ref} className={s.amend} onSubmit={onSubmit} noValidate>
      <NameFields
        form={form}
        anonymousHint={t('form.anonymousHint')}
        preview={<LastLeaf {...form.values} />}
      />
      <DedicationFields form={form} willRead={t('form.willRead')} />
      <FormError text={form.error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('amend.save')}
      </Button>
    </form>
  );
}
