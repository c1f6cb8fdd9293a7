import { createHash } from 'node:crypto';

/** JSON with sorted keys and no space: the same content gives the same bytes however the file is laid out. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** sha256, in hex, of a pack's content. */
export function sealOf(content: unknown): string {
  return createHash('sha256').update(canonical(content)).digest('hex');
}
