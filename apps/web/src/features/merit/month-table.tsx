import { LeafIcon, type TreeMonth } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { kindsOf, leavesOf, sumOf } from './leaves.ts';
import s from './merit.module.css';

/** The leaves of the tree in numbers, the newest month first. */
export function MonthTable({ months }: { readonly months: readonly TreeMonth[] }) {
  const t = useTranslations('merit');
  const total = leavesOf(months);
  const kinds = kindsOf(total);
  return (
    <table className={s.table}>
      <caption className="yg-sr">{t('tableCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          {kinds.map((leaf) => (
            <th key={leaf} scope="col">
              <LeafIcon kind={leaf} />
              <span className="yg-sr">{t(`leaf.${leaf}`)}</span>
            </th>
          ))}
          <th scope="col">{t('sum')}</th>
        </tr>
      </thead>
      <tbody>
        {[...months].reverse().map(({ name, leaves }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {kinds.map((leaf) => (
              <td key={leaf}>{leaves[leaf] || '—'}</td>
            ))}
            <td>{sumOf(leaves)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('sum')}</th>
          {kinds.map((leaf) => (
            <td key={leaf}>{total[leaf]}</td>
          ))}
          <td>{sumOf(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
