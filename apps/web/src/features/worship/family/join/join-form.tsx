import type { Language } from '@yuanguang/contract/languages';
import { Button, toast } from '@yuanguang/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isRefusal } from '../../../../shared/cloud/error-text.ts';
import { FormError } from '../../../../shared/form/form-error.tsx';
import { useForm } from '../../../../shared/form/use-form.ts';
import { useSubmit } from '../../../../shared/form/use-submit.ts';
import { useNavigate } from '../../../../shared/router/use-router.tsx';
import { useFamilyShrines } from '../../model/use-family.ts';
import { familyHref, familyOneTarget } from '../../routes.ts';
import { MyNameField } from '../my-name-field.tsx';
import { nameError } from '../name-error.ts';
import s from './join.module.css';

/** What the family is to call who joins; then it leads into the shrine. */
export function JoinForm({ code }: { code: string }) {
  const t = useTranslations('worship.family');
  const language = useLocale() as Language;
  const navigate = useNavigate();
  const { join } = useFamilyShrines();
  const [belongs, setBelongs] = useState(false);
  const form = useForm({ myName: '' }, ({ myName }) => nameError('myName', myName, language));
  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      const shrine = await join(code, form.values.myName);
      toast({ text: t('join.joined', { shrine: shrine.name }), kind: 'done' });
      navigate({ ...familyOneTarget(shrine.id), replace: true });
      return 'leaving';
    },
    (error) => {
      setBelongs(isRefusal(error, 'worship-already-member'));
      form.refuse(error);
    },
  );
  return (
    <form ref={form.ref} className={s.form} onSubmit={onSubmit} noValidate>
      <MyNameField {...form.bind('myName')} />
      <FormError text={form.error} />
      {belongs ? (
        <Button wide href={familyHref}>
          {t('gone.toList')}
        </Button>
      ) : null}
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('join.do')}
      </Button>
    </form>
  );
}
