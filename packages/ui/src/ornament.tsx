import { DrawnImage, type DrawnProps } from './drawn-image.tsx';
import { ORNAMENT_SIZES, type OrnamentId } from './figure-ids.ts';

const urls = import.meta.glob<string>('./art/ornaments/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** Where its file is, for who draws it on a canvas. */
export const ornamentUrl = (id: OrnamentId): string => urls[`./art/ornaments/${id}.svg`] ?? '';

export interface OrnamentProps extends DrawnProps {
  id: OrnamentId;
}

/** An instrument of practice, or what stands in a hall. The panels of tablets, lot tube and merit box are empty: set words over them. */
export function Ornament({ id, ...props }: OrnamentProps) {
  return <DrawnImage {...props} printMark={`${id}-print`} size={ORNAMENT_SIZES[id]} url={ornamentUrl(id)} />;
}
