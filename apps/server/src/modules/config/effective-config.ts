import { MODULES, type ModuleName } from '@yuanguang/contract/default-config';
import type { Config } from '@yuanguang/contract/objects/config';
import type { ClientFacts } from '../../lib/context.ts';

/** What stays open in an app that is not published yet: nothing in it is sold, drawn or practised. */
const BEFORE_PUBLISHING: readonly ModuleName[] = ['temple', 'mine', 'news', 'feedback'];

/**
 * What the office's switches come to for a client. `ceSuanShow` off closes divination; `appPublish` off leaves of the
 * apps what tells of the temple alone, until a store has let them in; `iosVery` off closes buying in apps on iOS, until
 * Apple has agreed. Browsers are no apps. `isGoogle` is read where logins are offered.
 */
export function effectiveConfig(config: Config, client: ClientFacts | undefined): Config {
  const inApp = client?.platform === 'app';
  const isOpen = (name: ModuleName) =>
    config.modules[name] &&
    (name !== 'divination' || config.ceSuanShow) &&
    (!inApp || config.appPublish || BEFORE_PUBLISHING.includes(name));
  const onIos = inApp && /^ios$/i.test(client.osName);
  return {
    ...config,
    buyclosed: config.buyclosed || (onIos && !config.iosVery),
    modules: Object.fromEntries(MODULES.map((name) => [name, isOpen(name)])) as Config['modules'],
  };
}
