/**
 * Whether an error is PostgreSQL's that a text cannot be stored or looked for: it has no place for the character NUL,
 * neither in text (22021) nor in JSON (22P05). That is the caller's mistake, not a failure of ours.
 */
export function isUnstorable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '22021' || code === '22P05';
}
