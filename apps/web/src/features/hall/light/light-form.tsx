import { useQueryClient } from '@tanstack/react-query';
import { CloudError } from '@yuanguang/cloud';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import type { Language } from '@yuanguang/contract/languages';
import type { HallId } from '@yuanguang/contract/rules/tablet-kinds';
import { Button, RadioList, TextField, toast } from '@yuanguang/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { isRefusal } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { ConsentBox } from '../../../shared/giving/consent-box.tsx';
import { ContactField } from '../../../shared/giving/contact-field.tsx';
import { placingKey } from '../../../shared/giving/idempotency-key.ts';
import { useErrorTexts } from '../../../shared/giving/use-error-texts.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { LicenceFoot } from '../../../shared/shell/licence-foot.tsx';
import { hallCloud } from '../cloud.ts';
import { tabletTarget } from '../routes.ts';
import { storeLamp } from '../stored-lamps.ts';
import { lampsKey } from '../use-lamps.ts';
import s from './light.module.css';
import { DAYS, formField, type LightValues, lightErrors, lightInput } from './values.ts';

/** The key that lights one lamp of one filled form, however often it is sent. */
const lampKey = placingKey('yuanguang.hall.key');

/** For whom, for how long, and where word of it goes; lit once, however often it is pressed. */
export function LightForm({ hall }: { hall: HallId }) {
  const t = useTranslations('hall.light');
  const sponsor = useTranslations('sponsor');
  const language = useLocale() as Language;
  const { hasLogin } = useAccount();
  const navigate = useNavigate();
  const client = useQueryClient();
  const errorTexts = useErrorTexts();
  const [consented, setConsented] = useState(false);
  const [reminded, setReminded] = useState(false);
  const form = useForm<LightValues>(
    () => ({ hall, name: '', days: '49', contact: '' }),
    (values) => errorTexts(lightErrors(values)),
    { guides: true },
  );

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check()) return;
      setReminded(true);
      if (!consented) return;
      const input = lightInput(form.values, language);
      const { tabletToken } = await hallCloud.apply(
        { ...input, consent: AGREEMENT_VERSIONS.privacy, idempotencyKey: lampKey.keyFor(input) },
        { preventDuplicate: true },
      );
      lampKey.forget();
      if (!hasLogin) storeLamp({ token: tabletToken, hall });
      void client.invalidateQueries({ queryKey: lampsKey(hall) });
      toast({ text: t('lit'), kind: 'done' });
      navigate({ ...tabletTarget(tabletToken), replace: true });
      return 'leaving';
    },
    (error) => {
      if (isRefusal(error, 'idempotency-conflict')) lampKey.forget();
      form.refuse(error, error instanceof CloudError ? formField(error.field) : undefined);
    },
  );

  return (
    <form ref={form.ref} className={s.form} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('name')}
        optional={sponsor('form.optional')}
        hint={t('nameHint')}
        autoComplete="off"
        {...form.bind('name')}
      />
      <RadioList
        legend={t('term')}
        {...form.bindValue('days')}
        options={DAYS.map((days) => ({ value: days, label: t(`days.${days === '' ? 'always' : days}`) }))}
      />
      <ContactField placeholder={t('contactPlaceholder')} hint={t('contactHint')} {...form.bind('contact')} />
      <ConsentBox checked={consented} reminded={reminded} onChange={setConsented}>
        {t('consent')}
      </ConsentBox>
      <FormError text={form.error} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('do')}
      </Button>
      <LicenceFoot />
    </form>
  );
}
