const AT_ONCE = 100;

/**
 * Erases one after another what `read` answers by id, behind `after`, at most `limit` at once. Answers how many of them
 * `erase` said it erased.
 */
export async function eraseEach<Thing extends { readonly id: string }>(
  read: (after: string, limit: number) => Promise<readonly Thing[]>,
  erase: (thing: Thing) => Promise<boolean>,
): Promise<number> {
  let erased = 0;
  let after = '';
  for (;;) {
    const things = await read(after, AT_ONCE);
    for (const thing of things) if (await erase(thing)) erased += 1;
    const last = things.at(-1);
    if (!last || things.length < AT_ONCE) return erased;
    after = last.id;
  }
}
