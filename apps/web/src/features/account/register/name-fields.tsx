import { USERNAME_MAX } from '@yuanguang/contract/rules/account';
import { TextField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { BoundField } from '../../../shared/form/use-form.ts';

/** The name one logs in with. */
export function UsernameField(field: BoundField) {
  const t = useTranslations('account.register');
  return (
    <TextField
      {...field}
      label={t('username')}
      hint={t('usernameHint')}
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={USERNAME_MAX}
    />
  );
}

/** What the person is called; may be left out. */
export function NicknameField(field: BoundField) {
  const t = useTranslations('account.register');
  return (
    <TextField
      {...field}
      label={t('nickname')}
      optional={t('optional')}
      autoComplete="nickname"
      // Twice as many units as characters allowed: some characters take two.
      maxLength={64}
    />
  );
}
