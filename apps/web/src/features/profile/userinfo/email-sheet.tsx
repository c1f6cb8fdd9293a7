import type { Me } from '@yuanguang/contract/objects/account';
import { CODE_LENGTH } from '@yuanguang/contract/rules/account';
import { isEmail } from '@yuanguang/contract/rules/contact';
import { Sheet, toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { EmailField } from '../../../shared/account-parts/contact-fields.tsx';
import { VerifyCodeField } from '../../../shared/account-parts/verify-code-field.tsx';
import { type FieldErrors, useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';

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
  const form = useForm({ email: '', code: '' }, ({ email, code }) => {
    const errors: FieldErrors<{ email: string; code: string }> = {};
    if (!isEmail(email.trim())) errors.email = t('emailRule');
    if (code.length < CODE_LENGTH) errors.code = t('codeRule');
    return errors;
  });
  const email = form.values.email.trim();

  const { busy, onSubmit } = useSubmit(async () => {
    if (!form.check()) return;
    const { code } = form.values;
    onChange(await accountCloud.bindEmail({ email, code }, { preventDuplicate: true }));
    toast({ text: t('updated'), kind: 'done' });
    onClose();
    return 'leaving';
  }, form.refuse);

  return (
    <AccountForm {...{ form, onSubmit, busy }} submitLabel={t('bind')}>
      <EmailField label={t('email')} {...form.bind('email')} />
      <VerifyCodeField
        channel="email"
        scene="bind-email"
        target={email}
        checkTarget={() => form.check('email')}
        onTargetRefused={form.refuse}
        {...form.bindValue('code')}
      />
    </AccountForm>
  );
}
