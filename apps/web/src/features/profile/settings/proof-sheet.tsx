import { Button, Sheet } from '@yuanguang/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFault } from '../../../shared/account-parts/form-fault.tsx';
import { PasswordField } from '../../../shared/account-parts/password-fields.tsx';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { cloud } from '../../../shared/cloud/cloud.ts';
import formStyle from '../parts/parts.module.css';

interface ProofProps {
  readonly onClose: () => void;
  /** The person was proven: what was asked for can be done now. */
  readonly onProven: () => void;
}

/** Asks for the password in place, before what decides who gets in is changed. */
export function ProofSheet({ open, ...proof }: ProofProps & { readonly open: boolean }) {
  const t = useTranslations('profile.proof');
  return (
    <Sheet open={open} onClose={proof.onClose} title={t('title')} closeLabel={t('close')}>
      {open ? <ProofForm {...proof} /> : null}
    </Sheet>
  );
}

function ProofForm({ onProven }: ProofProps) {
  const t = useTranslations('profile.proof');
  const [busy, setBusy] = useState(false);
  const fields = useFields({ password: '' }, ({ password }) =>
    password === '' ? { password: t('empty') } : {},
  );

  async function prove(event: FormEvent) {
    event.preventDefault();
    if (busy || !fields.check()) return;
    setBusy(true);
    try {
      await cloud.account.prove(fields.values, { customUI: true, preventDuplicate: true });
      onProven();
    } catch (error) {
      fields.refuse(error);
      setBusy(false);
    }
  }

  return (
    <form ref={fields.form} className={formStyle.form} onSubmit={(event) => void prove(event)} noValidate>
      <p className="yg-note">{t('text')}</p>
      <PasswordField {...fields.bind('password')} label={t('password')} />
      <FormFault text={fields.fault} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('go')}
      </Button>
    </form>
  );
}
