import { TextField, type TextFieldProps } from '@yuanguang/ui';

/** An email address. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="email" autoCapitalize="off" spellCheck={false} {...props} />;
}

/** A mobile number of mainland China, without its +86. */
export function MobileField(props: TextFieldProps) {
  return <TextField prefix="+86" type="tel" inputMode="numeric" autoComplete="tel-national" {...props} />;
}
