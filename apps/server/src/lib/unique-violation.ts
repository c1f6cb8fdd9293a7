/** The name of the violated rule when PostgreSQL refused a second row with the same unique value. */
export function uniqueViolation(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return undefined;
  return 'constraint' in error ? String(error.constraint) : undefined;
}
