import type { MeritMonth } from '@yuanguang/contract/objects/merit';
import { Lead, LeafIcon, MeritTree, MOST_LEAVES, Segments } from '@yuanguang/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { kindsOf, leavesOf, sumOf } from './leaves.ts';
import s from './merit.module.css';
import { MonthTable } from './month-table.tsx';

/** The last months as a tree or, the same, as a table. */
export function TreePart({ months }: { readonly months: readonly MeritMonth[] }) {
  const t = useTranslations('merit');
  const format = useFormatter();
  const [view, setView] = useState<'tree' | 'table'>('tree');
  const total = leavesOf(months);
  const nameOf = (month: string, at: number) =>
    at === months.length - 1
      ? t('thisMonth')
      : format.dateTime(new Date(`${month}-15T00:00:00Z`), { month: 'short', timeZone: 'UTC' });
  const named = months.map(({ month, leaves }, at) => ({ name: nameOf(month, at), leaves }));
  const said = named.map(({ name, leaves }) => t('monthLeaves', { month: name, count: sumOf(leaves) }));
  const isCrowded = months.some(({ leaves }) => sumOf(leaves) > MOST_LEAVES);
  return (
    <>
      <Lead title={t('leaves', { count: sumOf(total) })}>
        <p>{t('lead')}</p>
      </Lead>
      <Segments
        label={t('view')}
        options={(['tree', 'table'] as const).map((value) => ({ value, label: t(value) }))}
        value={view}
        onChange={setView}
        panelId="merit-view"
      />
      <div className={s.pair}>
        <div id="merit-view" role="tabpanel" className={s.picture}>
          {view === 'tree' ? (
            <MeritTree
              months={named}
              label={t('treeLabel', { months: format.list(said, { type: 'unit' }) })}
            />
          ) : (
            <MonthTable months={named} />
          )}
        </div>
        <div>
          <ul className={s.legend}>
            {kindsOf(total).map((leaf) => (
              <li key={leaf}>
                <LeafIcon kind={leaf} />
                <span>{t(`leaf.${leaf}`)}</span>
                <small>{t('count', { count: total[leaf] })}</small>
              </li>
            ))}
          </ul>
          <p className="yg-note">{t('noAmounts')}</p>
          {isCrowded ? <p className="yg-note">{t('crowded', { count: MOST_LEAVES })}</p> : null}
        </div>
      </div>
    </>
  );
}
