import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { FormError } from '../../shared/form/form-error.tsx';
import { useAction } from '../../shared/form/use-action.ts';
import { meritCloud } from './cloud.ts';
import s from './merit.module.css';

/** Offers to keep in the account what was sponsored and given before there was a login; nothing where there is none. */
export function EarlierPart() {
  const t = useTranslations('merit.earlier');
  const { uid } = useAccount();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['merit', 'earlier', uid],
    queryFn: () => meritCloud.earlier({}),
    staleTime: 0,
  });
  const keeping = useAction(async () => {
    const { joined } = await meritCloud.joinEarlier({});
    toast({ text: t('joined', { count: joined }), kind: 'done' });
    // Merit, orders and gifts: all that shows what is the account's own.
    await client.invalidateQueries();
    return undefined;
  });
  if (!data || data.count === 0) return null;
  return (
    <aside className={s.earlier}>
      <p>{t('text', { count: data.count })}</p>
      <FormError text={keeping.error} />
      <Button busy={keeping.busy} onClick={() => void keeping.submit()}>
        {t('button')}
      </Button>
    </aside>
  );
}
