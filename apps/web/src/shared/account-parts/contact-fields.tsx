import { TextField, type TextFieldProps } from '@yuanguang/ui';
import { typedMobile } from './typed-mobile.ts';

/** An email address. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="email" autoCapitalize="off" spellCheck={false} {...props} />;
}

interface MobileFieldProps extends Omit<TextFieldProps, 'onChange'> {
  /** The digits, however they were typed. */
  readonly onChange: (digits: string) => void;
}

/** A mobile number of mainland China, without its +86. */
export function MobileField({ onChange, ...props }: MobileFieldProps) {
  return (
    <TextField
      prefix="+86"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      {...props}
      onChange={(event) => onChange(typedMobile(event.target.value))}
    />
  );
}
