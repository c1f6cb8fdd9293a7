import type { Me } from '@yuanguang/contract/objects/account';
import { isNickname, NICKNAME_MAX } from '@yuanguang/contract/rules/account';
import { Button, Sheet, TextField, toast } from '@yuanguang/ui';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFault } from '../../../shared/account-parts/form-fault.tsx';
import { useFields } from '../../../shared/account-parts/use-fields.ts';
import { cloud } from '../../../shared/cloud/cloud.ts';
import s from '../parts/parts.module.css';

interface NicknameSheetProps {
  readonly me: Me;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChange: (me: Me) => void;
}

/** What one is called, in one line. */
export function NicknameSheet({ open, onClose, ...rest }: NicknameSheetProps) {
  const t = useTranslations('profile.userinfo');
  return (
    <Sheet open={open} onClose={onClose} title={t('nickname')} closeLabel={t('close')}>
      <Form {...rest} onClose={onClose} />
    </Sheet>
  );
}

function Form({ me, onClose, onChange }: Omit<NicknameSheetProps, 'open'>) {
  const t = useTranslations('profile.userinfo');
  const [busy, setBusy] = useState(false);
  const fields = useFields({ nickname: me.nickname ?? '' }, ({ nickname }) =>
    isNickname(nickname.trim()) ? {} : { nickname: t('nicknameRule') },
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy || !fields.check()) return;
    const nickname = fields.values.nickname.trim();
    if (nickname === me.nickname) {
      toast(t('unchanged'));
      return onClose();
    }
    setBusy(true);
    try {
      onChange(await cloud.account.updateProfile({ nickname }, { customUI: true, preventDuplicate: true }));
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
        label={t('nicknameLabel')}
        hint={t('nicknameRule')}
        autoComplete="nickname"
        maxLength={NICKNAME_MAX * 2}
        enterKeyHint="done"
        {...fields.bind('nickname')}
      />
      <FormFault text={fields.fault} />
      <Button variant="seal" wide type="submit" busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
}
