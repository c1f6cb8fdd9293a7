import { useQuery } from '@tanstack/react-query';
import type { CaptchaScene } from '@yuanguang/contract/objects/uni-captcha-co';
import { CAPTCHA_LENGTH } from '@yuanguang/contract/rules/account';
import { Button, TextField } from '@yuanguang/ui';
import { RefreshIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { uniCaptchaCo } from '../account/cloud.ts';
import { errorText } from '../cloud/error-text.ts';
import { storedText } from '../storage/stored.ts';
import s from './account-parts.module.css';
import { CaptchaWork } from './captcha-work-field.tsx';

export interface CaptchaFieldProps {
  /** What the answer is good for. */
  readonly scene: CaptchaScene;
  /** A picture serves once: a new number brings a new one, after each attempt. */
  readonly attempt: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
  /** Takes the cursor as soon as it is there: for pictures the server asks for in the middle of a form. */
  readonly autoFocus?: boolean | undefined;
}

/** A large picture of four characters, or, for who cannot see it, work that the device does in its place. */
export function CaptchaField(props: CaptchaFieldProps) {
  const [way, setWay] = useState(chosen.read() === WORK ? WORK : 'picture');
  /** Who chose just now is led to what appears. */
  const [changed, setChanged] = useState(false);
  const choose = (next: string) => {
    chosen.write(next === WORK ? WORK : undefined);
    props.onChange('');
    setWay(next);
    setChanged(true);
  };
  return way === WORK ? (
    <CaptchaWork {...props} autoFocus={changed} onPicture={() => choose('picture')} />
  ) : (
    <Picture {...props} autoFocus={props.autoFocus || changed} onWork={() => choose(WORK)} />
  );
}

const WORK = 'work';
/** Who cannot see one picture cannot see the next one either. */
const chosen = storedText('sessionStorage', 'yuanguang.captcha-way');

interface PictureProps extends CaptchaFieldProps {
  readonly onWork: () => void;
}

/** The picture, the field for its characters, and a button for another picture. */
function Picture({ scene, attempt, value, onChange, error, autoFocus, onWork }: PictureProps) {
  const t = useTranslations('account.parts');
  const picture = useQuery({
    queryKey: ['captcha', scene, attempt],
    queryFn: async () => (await uniCaptchaCo.getImageCaptcha({ scene })).captchaBase64,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  const renew = () => {
    onChange('');
    void picture.refetch();
  };
  return (
    <div className={s.captcha}>
      <div className={s.picture}>
        {picture.data && !picture.isError ? (
          <button type="button" onClick={renew} aria-label={t('captchaRenew')}>
            <img src={picture.data} alt={t('captchaAlt')} />
          </button>
        ) : (
          <span className={s.blank}>{picture.isError ? errorText(picture.error) : null}</span>
        )}
        <Button variant="link" icon={<RefreshIcon />} busy={picture.isFetching} onClick={renew}>
          {t('captchaRenew')}
        </Button>
      </div>
      <TextField
        label={t('captcha')}
        hint={t('captchaHint')}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value.trim().slice(0, CAPTCHA_LENGTH))}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={autoFocus}
      />
      <Button variant="link" className={s.other} onClick={onWork}>
        {t('captchaUnseen')}
      </Button>
    </div>
  );
}
