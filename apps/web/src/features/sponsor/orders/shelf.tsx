import { BookCover } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { Link } from '../../../shared/router/link.tsx';
import s from './shelf.module.css';

/** Sponsorships as thread-bound books on a shelf; where two do not fit beside each other, as rows. A list all the same. */
export function Shelf({ children }: { children: ReactNode }) {
  return (
    <div className={s.room}>
      <ul className={s.shelf}>{children}</ul>
    </div>
  );
}

export interface ShelfBookProps {
  readonly token: string;
  readonly bookTitle: string;
  readonly sponsorNumber: string;
  /** Instant of the order, ISO 8601. */
  readonly createdAt: string;
  /** Whether it was ever paid and not given back: bound in indigo, else in brown. */
  readonly isGiven?: boolean;
  /** Copies, amount, how far it has come. */
  readonly children: ReactNode;
}

/** One of them. The whole opens it. */
export function ShelfBook(props: ShelfBookProps) {
  const { token, bookTitle, sponsorNumber, createdAt, isGiven = true, children } = props;
  const format = useFormatter();
  return (
    <li>
      <Link to="/result" search={{ token }}>
        <span className={s.place}>
          <BookCover title={bookTitle} binding={isGiven ? 'silk' : 'brown'} onShelf />
        </span>
        <span className={s.words}>
          <b>{bookTitle}</b>
          {children}
          <small className="yg-num">{sponsorNumber}</small>
          <small>
            <time dateTime={createdAt}>{format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}</time>
          </small>
        </span>
      </Link>
    </li>
  );
}
