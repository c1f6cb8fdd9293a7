import { useQuery } from '@tanstack/react-query';
import { type NavItem, Sheet, Skeleton } from '@yuanguang/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { MenuRow, Rows } from '../parts/rows.tsx';

interface ListRowProps<Item> {
  readonly icon: NavItem['icon'];
  /** Where its words are in the messages `profile`; also what the list is called in the cache. */
  readonly name: 'agreements' | 'changes';
  readonly load: () => Promise<readonly Item[]>;
  /** Below the list. */
  readonly foot?: ReactNode;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** A row that opens a sheet with a list, asked for when it opens. */
export function ListRow<Item>(props: ListRowProps<Item>) {
  const t = useTranslations(`profile.${props.name}`);
  const [open, setOpen] = useState(false);
  return (
    <>
      <MenuRow icon={props.icon} label={t('title')} note={t('note')} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('title')} closeLabel={t('close')}>
        {open ? <List {...props} /> : null}
      </Sheet>
    </>
  );
}

function List<Item>({ name, load, foot, children }: ListRowProps<Item>) {
  const t = useTranslations(`profile.${name}`);
  const query = useQuery({ queryKey: ['account', name], queryFn: load, gcTime: 0 });
  if (query.isError) return <QueryFailed query={query} title={t('failed')} retryLabel={t('retry')} />;
  if (!query.data) return <Skeleton label={t('loading')} count={2} />;
  if (query.data.length === 0) return <p className="yg-note">{t('none')}</p>;
  return (
    <>
      <Rows label={t('title')}>{query.data.map(children)}</Rows>
      {foot}
    </>
  );
}
