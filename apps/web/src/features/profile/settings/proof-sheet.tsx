import { Sheet } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { PasswordField } from '../../../shared/account-parts/password-fields.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';

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
  const form = useForm({ password: '' }, ({ password }) => (password === '' ? { password: t('empty') } : {}));
  const { busy, onSubmit } = useSubmit(async () => {
    if (!form.check()) return;
    await accountCloud.prove(form.values, { preventDuplicate: true });
    onProven();
    return 'leaving';
  }, form.refuse);

  return (
    <AccountForm {...{ form, onSubmit, busy }} submitLabel={t('go')}>
      <p className="yg-note">{t('text')}</p>
      <PasswordField {...form.bind('password')} label={t('password')} />
    </AccountForm>
  );
}
