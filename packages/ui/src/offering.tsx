import { DrawnImage, type DrawnProps } from './drawn-image.tsx';
import { type ClothDye, OFFERING_SIZES, type OfferingId } from './figure-ids.ts';

const urls = import.meta.glob<string>('./art/offerings/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export interface OfferingProps extends DrawnProps {
  id: OfferingId;
  /** Colour of a cloth (`cloth-…`); without it indigo. */
  dye?: ClothDye;
}

/** A piece of the altar or an offering. All boxes have one scale: give each a width in proportion to `OFFERING_SIZES`. */
export function Offering({ id, dye, ...props }: OfferingProps) {
  return (
    <DrawnImage
      {...props}
      mark={dye && `${id}-${dye}`}
      printMark={`${id}-print`}
      size={OFFERING_SIZES[id]}
      url={urls[`./art/offerings/${id}.svg`] ?? ''}
    />
  );
}
