import type { Me } from '@yuanguang/contract/objects/account';
import { Button, toast, useAsk } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import s from '../parts/parts.module.css';
import { PROFILE_ROUTES } from '../routes.ts';
import { startedCheck } from './started-check.ts';

/** The way to take the consent back, as near as the way to give it. */
export function WithdrawPart({ onChange }: { onChange: (me: Me) => void }) {
  const t = useTranslations('profile.realname.withdraw');
  const navigate = useNavigate();
  const ask = useAsk();
  const { busy, submit, error } = useAction(async () => {
    const sure = await ask({
      title: t('title'),
      body: t('text'),
      confirmLabel: t('go'),
      cancelLabel: t('cancel'),
    });
    if (!sure) return;
    const me = await accountCloud.withdrawRealName({});
    startedCheck.write(undefined);
    // The check that the address may still name is no more.
    navigate({ to: PROFILE_ROUTES.realName, replace: true });
    toast({ text: t('done'), kind: 'done' });
    onChange(me);
  });
  return (
    <div className={s.withdraw}>
      <p className="yg-note">{t('note')}</p>
      <Button variant="link" busy={busy} onClick={() => void submit()}>
        {t('open')}
      </Button>
      <FormError text={error} />
    </div>
  );
}
