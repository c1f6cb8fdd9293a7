import type { Me } from '@yuanguang/contract/objects/account';
import { CODE_LENGTH, isEmail } from '@yuanguang/contract/rules/account';
import { Button, Sheet, TextField, toast } from '@yuanguang/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFault } from '../../../shared/account-parts/form-fault.tsx';
import { type Faults, useFields } from '../../../shared/account-parts/use-fields.ts';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { cloud } from '../../../shared/cloud/cloud.ts';
import s from '../parts/parts.module.css';

interface EmailSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChange: (me: Me) => void;
}

/** An email address of one's own, proven by the code sent there. */
export function EmailSheet({ open, onClose, onChange }: EmailSheetProps) {
  const t = useTranslations('profile.userinfo');
  return (
    <Sheet open={open} onClose={onClose} title={t('emailTitle')} closeLabel={t('close')}>
      <Form onClose={onClose} onChange={onChange} />
    </Sheet>
  );
}

function Form({ onClose, onChange }: Omit<EmailSheetProps, 'open'>) {
  const t = useTranslations('profile.userinfo');
  const [busy, setBusy] = useState(false);
  const fields = useFields({ email: '', code: '' }, ({ email, code }) => {
    const faults: Faults<'email' | 'code'> = {};
    if (!isEmail(email.trim())) faults.email = t('emailRule');
    if (code.length < CODE_LENGTH) faults.code = t('codeRule');
    return faults;
  });
  const email = fields.values.email.trim();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy || !fields.check()) return;
    setBusy(true);
    try {
      const { code } = fields.values;
      onChange(await cloud.account.bindEmail({ email, code }, { customUI: true, preventDuplicate: true }));
      toast({ text: t('updated'), kind: 'done' });
      onClose();
    } catch (error) {
      fields.refuse(error);
      setBusy(false);
    }
  }

  return (
    <form ref={fields.form} className={s.form} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="off"
        {...fields.bind('email')}
      />
      <VerifyCodeField
        channel="email"
        scene="bind-email"
        target={email}
        checkTarget={() => fields.check('email')}
        onTargetRefused={fields.refuse}
        {...fields.bindText('code')}
      />
      <FormFault text={fields.fault} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('bind')}
      </Button>
    </form>
  );
}
