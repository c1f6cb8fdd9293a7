import { systemNow } from '@yuanguang/cloud';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { isIdCard, isRealName } from '@yuanguang/contract/rules/account';
import { Button, TextField } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useAgreement } from '../../../shared/account-parts/agreement.tsx';
import { isRefusal } from '../../../shared/cloud/error-text.ts';
import { type FieldErrors, useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import s from '../parts/parts.module.css';
import { PROFILE_ROUTES } from '../routes.ts';
import { startedCheck } from './started-check.ts';

/** Name and number as on the card; the face step then happens on the provider's page. */
export function RealNameForm() {
  const t = useTranslations('profile.realname');
  const navigate = useNavigate();
  const agreement = useAgreement('realName');
  const [appOnly, setAppOnly] = useState(false);
  const last = startedCheck.read();
  const form = useForm({ realName: '', idCard: '' }, (values) => {
    const errors: FieldErrors<typeof values> = {};
    if (values.realName.trim() === '') errors.realName = t('nameEmpty');
    else if (!isRealName(values.realName.trim())) errors.realName = t('nameRule');
    const number = values.idCard.trim().toUpperCase();
    if (!isIdCard(number, new Date(systemNow()))) errors.idCard = t('idCardRule');
    return errors;
  });

  const { busy, onSubmit } = useSubmit(
    async () => {
      if (!form.check() || !(await agreement.ensure())) return;
      setAppOnly(false);
      const realName = form.values.realName.trim();
      const idCard = form.values.idCard.trim().toUpperCase();
      const { certifyId, url } = await accountCloud.startRealName(
        { realName, idCard, agreed: AGREEMENT_VERSIONS.realName },
        { preventDuplicate: true },
      );
      startedCheck.write(certifyId);
      if (url === null) return void setAppOnly(true);
      location.assign(url);
      return 'leaving';
    },
    (error) => {
      const ofCard = isRefusal(error, 'uni-id-idcard-exists', 'uni-id-invalid-idcard');
      const ofName = isRefusal(error, 'uni-id-invalid-realname');
      form.refuse(error, ofCard ? 'idCard' : ofName ? 'realName' : undefined);
    },
  );

  return (
    <>
      <p className={s.intro}>{t('text')}</p>
      <AccountForm
        form={appOnly ? { ...form, error: t('faceErrors.unsupported') } : form}
        {...{ onSubmit, busy, agreement }}
        submitLabel={t('start')}
        foot={
          last === undefined ? null : (
            <Button
              variant="link"
              onClick={() => navigate({ to: PROFILE_ROUTES.realName, search: { certifyId: last } })}
            >
              {t('seeLast')}
            </Button>
          )
        }
      >
        <TextField label={t('name')} autoComplete="name" hint={t('nameHint')} {...form.bind('realName')} />
        <TextField
          label={t('idCard')}
          hint={t('idCardHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={18}
          {...form.bind('idCard')}
        />
      </AccountForm>
    </>
  );
}
