import { checkName } from '@yuanguang/contract/rules/wording';
import { useTranslations } from 'use-intl';
import s from './last-leaf.module.css';

/** The name as the press will have it: composed, single spaces; undefined for what cannot be set. */
function settable(name: string): string | undefined {
  let refused = false;
  const line = checkName(name, 'name', 'name-empty', () => {
    refused = true;
  });
  return refused ? undefined : line;
}

/** The longer a name, the smaller its type; the longest go on in the next columns. */
function sizeOf(name: string): 'large' | 'middle' | 'small' {
  const length = [...name].length;
  return length <= 5 ? 'large' : length <= 12 ? 'middle' : 'small';
}

interface LastLeafProps {
  readonly name: string;
  /** The name is not to be published: the book does not have it either. */
  readonly anonymous: boolean;
}

/**
 * The last leaf of the book with the name as it will stand, in upright columns whatever its script. The picture is for
 * the eye, the line below it is for everybody.
 */
export function LastLeaf({ name, anonymous }: LastLeafProps) {
  const t = useTranslations('sponsor.form.leaf');
  if (name.trim() === '') return null;
  const printed = anonymous ? undefined : settable(name);
  return (
    <figure className={s.lastLeaf}>
      {/* The book is Chinese, whatever language the page speaks. */}
      <div className={s.leaf} aria-hidden="true" lang="zh-Hans" translate="no">
        <div className={s.columns}>
          <p className={s.head}>助印功德芳名</p>
          {printed === undefined ? null : (
            <p className={s.name} data-size={sizeOf(printed)}>
              {printed}
            </p>
          )}
        </div>
        <p className={s.spine}>卷末</p>
      </div>
      {/* What cannot be set is told at the field. */}
      {anonymous || printed !== undefined ? (
        <figcaption className="yg-note">
          {printed === undefined ? t('anonymous') : t('name', { name: printed })}
        </figcaption>
      ) : null}
    </figure>
  );
}
