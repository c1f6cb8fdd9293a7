import type { StatementLine } from '@yuanguang/contract/objects/merit';
import { Button } from '@yuanguang/ui';
import { DownloadIcon } from '@yuanguang/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import { csvOf } from '../../../shared/csv.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { meritCloud } from '../cloud.ts';
import s from './statement.module.css';

/** Figures with two places, and no sign: the heads of the columns say that they are yuan. */
const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** The payments of a year with their sum, and the way to keep them. */
export function StatementTable({
  year,
  statement: { lines, totalFen },
}: {
  readonly year: number;
  readonly statement: { readonly lines: readonly StatementLine[]; readonly totalFen: number };
}) {
  const t = useTranslations('merit.statement');
  const format = useFormatter();
  const pdf = useAction(async () => {
    const { pdf: text } = await meritCloud.statementPdf({ year });
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    saveFile(`yuanguang-${year}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
    return undefined;
  });
  if (lines.length === 0) return <p className={s.none}>{t('none', { year: String(year) })}</p>;
  const isSilent = lines.some(({ amountFen }) => amountFen === null);
  const save = () => {
    const head = [t('day'), t('number'), t('what'), t('amount')];
    const rows = lines.map(({ day, number, title, amountFen }) => [
      day,
      number,
      title,
      amountFen === null ? t('silent') : yuan(amountFen),
    ]);
    const csv = csvOf([head, ...rows, ['', '', t('sum'), yuan(totalFen)]]);
    saveFile(`yuanguang-${year}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <>
      <ul className={s.lines}>
        {lines.map(({ day, number, title, amountFen }) => (
          <li key={number}>
            <span className={s.what}>
              <b>{title}</b>
              <small>
                {format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
                {' · '}
                <span className={s.number}>{number}</span>
              </small>
            </span>
            <span className={s.amount}>
              {amountFen === null ? t('silent') : t('yuan', { amount: yuan(amountFen) })}
            </span>
          </li>
        ))}
      </ul>
      <p className={s.sum}>
        <span>{t('sum')}</span>
        <b>{t('yuan', { amount: yuan(totalFen) })}</b>
      </p>
      {isSilent ? <p className="yg-note">{t('silentNote')}</p> : null}
      <p className="yg-note">{t('note')}</p>
      <FormError text={pdf.error} />
      <p className={s.save}>
        <Button icon={<DownloadIcon />} busy={pdf.busy} onClick={() => void pdf.submit()}>
          {t('savePdf')}
        </Button>
        <Button icon={<DownloadIcon />} onClick={save}>
          {t('save')}
        </Button>
      </p>
    </>
  );
}
