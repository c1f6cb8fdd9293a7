import { DrawnImage, type DrawnProps } from './drawn-image.tsx';
import { FIGURE_SIZE, type FigureId } from './figure-ids.ts';

export * from './figure-ids.ts';

const urls = import.meta.glob<string>('./art/figures/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export interface FigureProps extends DrawnProps {
  id: FigureId;
  /**
   * What lies behind the body (halo, rays, moon) or the body on its seat, so that light and smoke can stand between; both are one file.
   * Without it the whole. On paper the front prints whole and the other not at all.
   */
  layer?: 'behind' | 'front';
}

/** A Buddha, bodhisattva or protector in gold line on night paper. Never crop, turn or move it; nothing is laid over its face. */
export function Figure({ id, layer, ...props }: FigureProps) {
  return (
    <DrawnImage
      {...props}
      mark={layer && `${id}-${layer}`}
      printMark={layer === 'behind' ? null : `${id}-print`}
      size={FIGURE_SIZE}
      url={urls[`./art/figures/${id}.svg`] ?? ''}
    />
  );
}
