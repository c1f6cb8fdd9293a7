import { Section, Switch } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormError } from '../../shared/form/form-error.tsx';
import type { Push } from './use-push.ts';

/** Whether this device shows notices while the app is closed; `children`, what of it, once it does. */
export function PushPart({ push, children }: { readonly push: Push; readonly children: ReactNode }) {
  const t = useTranslations('notice.push');
  const { state, busy, error, toggle } = push;
  const isOn = state === 'on';
  return (
    <Section title={t('title')} id="push">
      {isOn || state === 'off' ? (
        <Switch
          label={t('here')}
          hint={busy ? t('asking') : t('hereHint')}
          checked={isOn}
          onChange={() => void toggle()}
        />
      ) : (
        <p>{t(state)}</p>
      )}
      <FormError text={error} />
      {isOn ? (
        <>
          {children}
          <p className="yg-note">{t('privacy')}</p>
        </>
      ) : null}
    </Section>
  );
}
