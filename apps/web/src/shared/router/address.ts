/** An address inside the app: what stands behind the `#`, taken apart. */
export interface Address {
  readonly path: string;
  /** Query strings are plain: `?id=007` stays the text 007. */
  readonly search: Search;
}
export type Search = Readonly<Partial<Record<string, string>>>;

/** Where a link or a call leads. What is undefined is left out of the query string. */
export interface Target {
  readonly to: string;
  readonly search?: Search;
}

/** `#/donated?book=x` as path and query. No hash is the entry; slashes too many are forgiven. */
export function parseHash(hash: string): Address {
  const text = hash.replace(/^#/, '');
  const cut = text.indexOf('?');
  const path = cut < 0 ? text : text.slice(0, cut);
  const bare = `/${path.split('/').filter(Boolean).join('/')}`;
  return { path: bare, search: cut < 0 ? {} : Object.fromEntries(new URLSearchParams(text.slice(cut))) };
}

export function toHash({ to, search = {} }: Target): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (value !== undefined) parameters.set(key, value);
  const query = parameters.toString();
  return query ? `#${to}?${query}` : `#${to}`;
}
