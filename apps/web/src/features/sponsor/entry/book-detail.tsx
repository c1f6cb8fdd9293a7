import { BookCover, FactColumns, Tag } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { isUpright } from '../../../shared/i18n/upright.ts';
import type { ShownBook } from '../books.ts';
import { hanNumber } from '../han-number.ts';
import s from '../sponsor.module.css';

/** `大32开 140×203 mm` in an upright column is 大三十二开; the millimetres stand in the line below. */
function uprightFormat(format: string, language: string): string {
  if (!isUpright(language)) return format;
  return (format.split(' ')[0] ?? format).replace(/\d+/g, (digits) => hanNumber(Number(digits), language));
}

/** Cover, facts and summary of the chosen book. */
export function BookDetail({ book }: { book: ShownBook }) {
  const t = useTranslations('sponsor.book');
  const language = useLocale();
  const format = uprightFormat(book.formatSize, language);
  return (
    <>
      <div className={s.book}>
        <BookCover title={book.coverTitle} label={t('cover', { title: book.title })} />
        <FactColumns
          facts={[
            { label: t('format'), value: format },
            {
              label: t('pages'),
              value: t('pageCount', { n: hanNumber(book.pageCount, language) }),
            },
            {
              label: t('cost'),
              value: t('costEach', { yuan: hanNumber(book.priceFen / 100, language) }),
            },
          ]}
        />
      </div>
      {book.open === false ? <Tag tone="gold">{t('complete')}</Tag> : null}
      <h3 className={s.title}>{book.title}</h3>
      <p className={s.summary}>{book.summary}</p>
      <dl className={s.contents}>
        <dt>{t('contents')}</dt>
        {book.contents.map((part) => (
          <dd key={part}>{part}</dd>
        ))}
        {format === book.formatSize ? null : (
          <>
            <dt>{t('format')}</dt>
            <dd>{book.formatSize}</dd>
          </>
        )}
      </dl>
    </>
  );
}
