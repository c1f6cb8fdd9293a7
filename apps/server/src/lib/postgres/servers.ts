/** `user:password@`, the servers with commas between them, and the rest of a postgres:// address. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]+)([^?#]*)(\?[^#]*)?$/;
const ATTRIBUTE = 'target_session_attrs';
/** With several servers, the one that takes writes is always meant. */
const MEANINGS = [null, 'read-write', 'primary'];

/**
 * The addresses of the servers that `url` names, such as `postgres://user:password@one:5432,two:5432/database`: one for each.
 * @throws {Error} when it is not such an address.
 */
export function serversOf(url: string): [string, ...string[]] {
  const [, before, hosts = '', path = '', query = ''] = PARTS.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  if (before === undefined) throw new Error('is no address of PostgreSQL');
  if (!MEANINGS.includes(parameters.get(ATTRIBUTE))) throw new Error(`${ATTRIBUTE} can only be read-write`);
  parameters.delete(ATTRIBUTE);
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  const [first = '', ...others] = hosts.split(',').map((host) => `${before}${host.trim()}${path}${rest}`);
  if (![first, ...others].every((server) => URL.canParse(server) && new URL(server).hostname !== ''))
    throw new Error('names a server that is none');
  return [first, ...others];
}

/** Whether `serversOf` can read it. */
export function isDatabaseAddress(url: string): boolean {
  try {
    return serversOf(url).length > 0;
  } catch {
    return false;
  }
}
