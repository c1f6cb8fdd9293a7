/** The push services of the browsers there are: names, or with a leading dot everything below a name. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];
const LONGEST = 2_000;

/** An endpoint of a push service. `named`: the setting PUSH_HOSTS names it, so it may also be inside our network. */
export interface PushEndpoint {
  readonly url: URL;
  readonly named: boolean;
}

/**
 * Reads endpoints: addresses by https, of a known service or one of `hosts` (as in PUSH_HOSTS: a host, with its port if it
 * is no usual one, or with `http://` before it). A client sends them, and the server calls them: anything else is
 * undefined.
 */
export function endpointReader(hosts: readonly string[]): (endpoint: string) => PushEndpoint | undefined {
  const origins = new Set(hosts.map(originOf));
  return (endpoint) => {
    if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return undefined;
    const url = new URL(endpoint);
    if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
    if (origins.has(url.origin)) return { url, named: true };
    const isKnown = url.protocol === 'https:' && url.port === '' && SERVICES.some((name) => isOf(url, name));
    return isKnown ? { url, named: false } : undefined;
  };
}

/** Of an entry of PUSH_HOSTS. */
export function originOf(host: string): string {
  const address = host.startsWith('http://') ? host : `https://${host}`;
  return URL.canParse(address) ? new URL(address).origin : '';
}

const isOf = ({ hostname }: URL, name: string): boolean =>
  name.startsWith('.') ? hostname.endsWith(name) : hostname === name;
