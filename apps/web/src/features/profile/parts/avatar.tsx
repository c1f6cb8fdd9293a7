import { cx } from '@yuanguang/ui';
import { LotusIcon, MineIcon } from '@yuanguang/ui/icons';
import s from './avatar.module.css';

interface AvatarProps {
  /** Address of the picture; without one the first character of the nickname stands there, or a lotus. */
  readonly picture: string | null;
  /** Null for who has not chosen one; undefined for a visitor, who is drawn as a figure. */
  readonly nickname: string | null | undefined;
  readonly size?: 'row' | 'band' | 'page';
}

/** A person in the round light (圆光): decoration, its name is always beside it. */
export function Avatar({ picture, nickname, size = 'row' }: AvatarProps) {
  const first = [...(nickname?.trim() ?? '')][0];
  return (
    <span className={cx(s.avatar, s[size])} aria-hidden="true">
      {picture ? (
        <img src={picture} alt="" width={600} height={600} decoding="async" />
      ) : first ? (
        <b>{first.toUpperCase()}</b>
      ) : nickname === undefined ? (
        <MineIcon />
      ) : (
        <LotusIcon />
      )}
    </span>
  );
}
