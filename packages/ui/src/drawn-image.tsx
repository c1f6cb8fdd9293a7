import { cx } from './cx.ts';
import s from './drawn-image.module.css';

export interface DrawnProps {
  /** What it shows, for those who do not see it; without it the drawing is decoration. */
  alt?: string;
  /** True for what opens a page: fetched at once, not when it comes near the screen. */
  eager?: boolean;
  className?: string;
}
interface DrawnImageProps extends DrawnProps {
  url: string;
  /** Name of the mark in the file that the fragment points to: a layer or a colour. */
  mark?: string;
  /** The mark that prints: dark lines on white. `null` where something else prints in its stead. */
  printMark: string | null;
  size: readonly [width: number, height: number];
}

/** A drawing of art/ as an image: its place is kept, its file fetched once for all its layers. */
export function DrawnImage({
  url,
  mark,
  printMark,
  size,
  alt = '',
  eager = false,
  className,
}: DrawnImageProps) {
  return (
    <picture className={cx(s.frame, printMark === null && s.screenOnly, className)}>
      {printMark === null ? null : <source media="print" srcSet={`${url}#${printMark}`} />}
      <img
        alt={alt}
        className={s.image}
        decoding="async"
        draggable={false}
        height={size[1]}
        loading={eager ? 'eager' : 'lazy'}
        src={mark ? `${url}#${mark}` : url}
        width={size[0]}
      />
    </picture>
  );
}
