import { CloudError } from '@yuanguang/cloud';
import type { Language } from '@yuanguang/contract/languages';
import type { Gift } from '@yuanguang/contract/objects/donate/gift';
import { checkGiftWording, checkHonoreeNames } from '@yuanguang/contract/rules/donate';
import { Button, CheckSeal, toast } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { DedicationFields } from '../../../shared/giving/dedication-fields.tsx';
import { fieldCodes } from '../../../shared/giving/field-codes.ts';
import { NameFields } from '../../../shared/giving/name-fields.tsx';
import s from '../../../shared/giving/result.module.css';
import { useErrorTexts } from '../../../shared/giving/use-error-texts.ts';
import {
  splitNames,
  type WordingValues,
  wordingInput,
  wordingValues,
} from '../../../shared/giving/wording.ts';
import { donateCloud } from '../cloud.ts';
import { HonoreeNames } from '../form/honoree-names.tsx';

interface AmendValues extends WordingValues {
  silent: boolean;
  honorees: string;
}

const { formField, codesBy } = fieldCodes<AmendValues>([
  ['name', 'name'],
  ['dedication.text', 'text'],
  ['dedication.names', 'names'],
  ['honoreeNames', 'honorees'],
]);

const amended = (values: AmendValues) => ({
  ...wordingInput(values),
  silent: values.silent,
  honoreeNames: splitNames(values.honorees),
});

interface AmendFormProps {
  readonly gift: Gift;
  readonly token: string;
  readonly onAmended: (gift: Gift) => void;
}

/** Corrections of name, anonymity, silence, dedication and the names of whom it is for. */
export default function AmendForm({ gift, token, onAmended }: AmendFormProps) {
  const t = useTranslations('donate');
  const language = useLocale() as Language;
  const errorTexts = useErrorTexts();
  const { kind } = gift.honoree;
  const form = useForm<AmendValues>(
    () => ({ ...wordingValues(gift), silent: gift.silent, honorees: gift.honoree.names.join('、') }),
    (values) =>
      errorTexts(
        codesBy((refuse) => {
          const input = amended(values);
          checkGiftWording(input, refuse);
          checkHonoreeNames(kind, input.honoreeNames, 'honoreeNames', refuse);
        }),
      ),
    { guides: true },
  );

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const input = { giftToken: token, ...amended(form.values), language };
      const answer = await donateCloud.amend(input, { preventDuplicate: true });
      onAmended(answer.gift);
      toast({ text: t('amend.saved'), kind: 'done' });
    },
    (error) => form.refuse(error, error instanceof CloudError ? formField(error.field) : undefined),
  );

  return (
    <form ref={form.ref} className={s.amend} onSubmit={onSubmit} noValidate>
      {kind === 'self' ? null : <HonoreeNames form={form} kind={kind} />}
      <NameFields form={form} anonymousHint={t('form.anonymousHint')} />
      <CheckSeal {...form.bindChecked('silent')}>
        {t('form.silent')}
        <span className="yg-note"> {t('form.silentHint')}</span>
      </CheckSeal>
      <DedicationFields form={form} willRead={t('form.willRead')} />
      <FormError text={form.error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('amend.save')}
      </Button>
    </form>
  );
}
