import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type NavItem, Sheet, Skeleton } from '@yuanguang/ui';
import { type ReactNode, useState } from 'react';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { DoorRow, Rows } from '../parts/rows.tsx';

interface ListRowProps<Item> {
  readonly icon: NavItem['icon'];
  readonly words: Readonly<
    Record<'title' | 'note' | 'close' | 'loading' | 'failed' | 'retry' | 'none', string>
  >;
  readonly queryKey: QueryKey;
  readonly load: () => Promise<readonly Item[]>;
  /** Below the list. */
  readonly foot?: ReactNode;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** A row that opens a sheet with a list, asked for when it opens. */
export function ListRow<Item>(props: ListRowProps<Item>) {
  const { icon, words } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <DoorRow icon={icon} label={words.title} note={words.note} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={words.title} closeLabel={words.close}>
        {open ? <List {...props} /> : null}
      </Sheet>
    </>
  );
}

function List<Item>({ words, queryKey, load, foot, children }: ListRowProps<Item>) {
  const query = useQuery({ queryKey, queryFn: load, gcTime: 0 });
  if (query.isError) return <QueryFailed query={query} title={words.failed} retryLabel={words.retry} />;
  if (!query.data) return <Skeleton label={words.loading} count={2} />;
  if (query.data.length === 0) return <p className="yg-note">{words.none}</p>;
  return (
    <>
      <Rows label={words.title}>{query.data.map(children)}</Rows>
      {foot}
    </>
  );
}
