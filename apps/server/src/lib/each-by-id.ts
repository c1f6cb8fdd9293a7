/**
 * Every row that `read` finds, one after another: it is asked again and again for at most `limit` of them behind the id
 * `after`, in their order, first from the beginning (null).
 */
export async function* eachById<Row extends { readonly id: string }>(
  limit: number,
  read: (after: string | null, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void> {
  for (let after: string | null = null; ; ) {
    const rows: readonly Row[] = await read(after, limit);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    after = last.id;
  }
}
