import type { Me } from '@yuanguang/contract/objects/account';
import { Button, toast } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { accountCloud } from '../../../shared/account/cloud.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import { WithDays } from '../../../shared/i18n/with-days.tsx';
import s from './notice.module.css';

/** Said while an account waits to be closed for good, with the way back. Nothing while it does not. */
export function ErasureNotice({ me, onChange }: { me: Me; onChange: (me: Me) => void }) {
  const t = useTranslations('profile.erasure');
  const format = useFormatter();
  const { busy, submit, error } = useAction(async () => {
    onChange(await accountCloud.cancelDeactivation({}, { preventDuplicate: true }));
    toast({ text: t('kept'), kind: 'done' });
  });
  if (me.erasedAt === null) return null;
  const day = format.dateTime(new Date(me.erasedAt), { dateStyle: 'long', timeStyle: 'short' });

  return (
    <div className={s.notice} role="status">
      <p>
        <WithDays text={t('text', { day })} days={[day]} />
      </p>
      <FormError text={error} />
      <Button busy={busy} onClick={() => void submit()}>
        {t('keep')}
      </Button>
    </div>
  );
}
