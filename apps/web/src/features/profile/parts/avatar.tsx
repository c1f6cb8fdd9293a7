import { cx } from '@yuanguang/ui';
import { MineIcon } from '@yuanguang/ui/icons';
import s from './avatar.module.css';

interface AvatarProps {
  /** Address of the picture; without one the first character of the name stands there, or a figure. */
  readonly picture: string | null;
  readonly name: string | null;
  readonly size?: 'row' | 'band' | 'page';
}

/** A person in the round light (圆光): decoration, its name is always beside it. */
export function Avatar({ picture, name, size = 'row' }: AvatarProps) {
  const first = name ? [...name.trim()][0] : undefined;
  return (
    <span className={cx(s.avatar, s[size])} aria-hidden="true">
      {picture ? (
        <img src={picture} alt="" width={600} height={600} decoding="async" />
      ) : first ? (
        <b>{first.toUpperCase()}</b>
      ) : (
        <MineIcon />
      )}
    </span>
  );
}
