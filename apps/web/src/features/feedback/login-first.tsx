import { Button } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { loginTarget } from '../../shared/account/login-address.ts';
import { toHash } from '../../shared/router/address.ts';
import { CallOffice } from '../../shared/shell/call-office.tsx';
import s from './feedback.module.css';

const HERE = '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback';

/** Why a login is asked for, the way to it and back, and the way without one. */
export function LoginFirst() {
  const t = useTranslations('feedback.login');
  return (
    <div className={s.panel}>
      <h2 className="yg-sub">{t('title')}</h2>
      <p>{t('text')}</p>
      <Button variant="seal" wide href={toHash(loginTarget(HERE))}>
        {t('button')}
      </Button>
      <p className={s.other}>
        <a href="#/about">{t('other')}</a>
      </p>
      <CallOffice />
    </div>
  );
}
