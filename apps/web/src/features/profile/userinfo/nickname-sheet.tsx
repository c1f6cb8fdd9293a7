import type { Me } from '@yuanguang/contract/objects/account';
import { isNickname, NICKNAME_MAX } from '@yuanguang/contract/rules/account';
import { Sheet, TextField, toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { AccountForm } from '../../../shared/account-parts/account-form.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';

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
  const form = useForm({ nickname: me.nickname ?? '' }, ({ nickname }) =>
    isNickname(nickname.trim()) ? {} : { nickname: t('nicknameRule') },
  );

  const { busy, onSubmit } = useSubmit(async () => {
    if (!form.check()) return;
    const nickname = form.values.nickname.trim();
    if (nickname === me.nickname) {
      toast(t('unchanged'));
      onClose();
      return;
    }
    onChange(await accountCloud.updateProfile({ nickname }, { preventDuplicate: true }));
    toast({ text: t('updated'), kind: 'done' });
    onClose();
    return 'leaving';
  }, form.refuse);

  const nickname = form.bind('nickname');
  return (
    <AccountForm {...{ form, onSubmit, busy }} submitLabel={t('save')}>
      <TextField
        label={t('nicknameLabel')}
        // The error is the rule itself: once is enough.
        hint={nickname.error === undefined ? t('nicknameRule') : undefined}
        autoComplete="nickname"
        maxLength={NICKNAME_MAX * 2}
        enterKeyHint="done"
        {...nickname}
      />
    </AccountForm>
  );
}
