import { PASSWORD_MAX } from '@yuanguang/contract/rules/account';
import { PasswordField as Field, type PasswordFieldProps as FieldProps } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import s from './account-parts.module.css';
import { strengthOf } from './strength.ts';

type PasswordProps = Omit<FieldProps, 'showLabel' | 'hideLabel'>;

/** A password with the eye to show it. `autoComplete` is the current password's unless told. */
export function PasswordField(props: PasswordProps) {
  const t = useTranslations('account.parts');
  return (
    <Field
      autoComplete="current-password"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  );
}

/** A password to be chosen: the rule below it, and how hard it is to guess once something is typed. */
export function NewPasswordField(props: PasswordProps & { readonly value: string }) {
  const t = useTranslations('account.parts');
  const strength = strengthOf(props.value);
  return (
    <PasswordField
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      hint={t('passwordRule')}
      {...props}
      below={
        props.value === '' ? undefined : (
          <p className={s.strength} data-strength={strength} role="status">
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <span>{t(`strength${strength}`)}</span>
          </p>
        )
      }
    />
  );
}

/** The same password once more. */
export function RepeatPasswordField(props: PasswordProps) {
  return <PasswordField autoComplete="new-password" maxLength={PASSWORD_MAX} {...props} />;
}
