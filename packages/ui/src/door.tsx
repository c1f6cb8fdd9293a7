import malaUrl from './art/mala.svg?url&no-inline';
import s from './door.module.css';
import { Woodcut, type WoodcutArt } from './woodcut.tsx';

const mala: WoodcutArt = { viewBox: '-4 -4 244 224', near: '', nearUrl: malaUrl };

interface Shown {
  /** On the upright plaque: two to four characters, or one or two words. */
  title: string;
  /** The figure inside the string of beads. */
  figure?: string | undefined;
  /** A small line beside the picture. */
  note?: string | undefined;
  /** Spoken instead of all the words. */
  label: string;
}

export type DoorProps = Shown & ({ href: string } | { onClick: () => void });

/** The one thing to do daily: a picture as wide as the page with a cinnabar plaque. The whole of it is one target. */
export function Door({ title, figure, note, label, ...to }: DoorProps) {
  const inside = (
    <>
      <span className={s.picture}>
        {note ? <span className={s.note}>{note}</span> : null}
        <span className={s.beads}>
          <Woodcut art={mala} className={s.art} />
          {figure === undefined ? null : <b className={s.figure}>{figure}</b>}
        </span>
      </span>
      <span className={s.plaque}>
        <span>{title}</span>
      </span>
    </>
  );
  if ('href' in to) {
    return (
      <a className={s.door} href={to.href} aria-label={label}>
        {inside}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={s.door}
      aria-label={label}
      onClick={to.onClick}
      // A key that is held counts once.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {inside}
    </button>
  );
}
