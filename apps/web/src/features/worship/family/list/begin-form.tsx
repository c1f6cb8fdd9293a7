import type { Language } from '@yuanguang/contract/languages';
import { PLAIN_SHRINE } from '@yuanguang/contract/rules/shrine';
import { Button, TextField } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { FormError } from '../../../../shared/form/form-error.tsx';
import { useForm } from '../../../../shared/form/use-form.ts';
import { useSubmit } from '../../../../shared/form/use-submit.ts';
import { useNavigate } from '../../../../shared/router/use-router.tsx';
import { useFamilyShrines } from '../../model/use-family.ts';
import { useShrine } from '../../model/use-shrine.ts';
import { familyOneTarget } from '../../routes.ts';
import { MyNameField } from '../my-name-field.tsx';
import { nameError } from '../name-error.ts';

/** Begins a shrine, arranged like one's own: its name, and what the family calls who begins it. */
export function BeginForm() {
  const t = useTranslations('worship.family');
  const language = useLocale() as Language;
  const navigate = useNavigate();
  const { create } = useFamilyShrines();
  const { shrine: own = PLAIN_SHRINE } = useShrine();
  const form = useForm({ name: '', myName: '' }, (values) => ({
    ...nameError('name', values.name, language),
    ...nameError('myName', values.myName, language),
  }));
  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const { name, myName } = form.values;
      const { name: _, ...arrangement } = own;
      // What somebody calls them in their own shrine is their own.
      const buddhas = arrangement.buddhas.map(({ id }) => ({ id, name: '' }));
      const shrine = await create(name, myName, { ...arrangement, buddhas });
      navigate(familyOneTarget(shrine.id));
      return 'leaving';
    },
    (error) => form.refuse(error),
  );
  return (
    <form ref={form.ref} className="yg-stack" onSubmit={onSubmit} noValidate>
      <TextField
        label={t('name')}
        placeholder={t('namePlaceholder')}
        autoComplete="off"
        {...form.bind('name')}
      />
      <MyNameField {...form.bind('myName')} />
      <FormError text={form.error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('beginDo')}
      </Button>
    </form>
  );
}
