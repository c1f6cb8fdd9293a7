import { CaptchaField, type CaptchaFieldProps } from './captcha-field.tsx';

interface AskedCaptchaProps extends Omit<CaptchaFieldProps, 'attempt' | 'autoFocus'> {
  /** Of `useAskedCaptcha`. */
  readonly picture: { readonly asked: boolean; readonly attempt: number };
}

/** The picture that the server asks for only after failures; nothing before. */
export function AskedCaptcha({ picture, ...field }: AskedCaptchaProps) {
  return picture.asked ? <CaptchaField {...field} attempt={picture.attempt} autoFocus /> : null;
}
