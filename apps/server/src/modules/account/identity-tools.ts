import { isIP } from 'node:net';
import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import type { AppDeps } from '../../app-context.ts';
import type { IdentityProvider } from '../../providers/identity-provider/identity-provider.ts';
import { createIdentityProviders } from '../../providers/identity-provider/registry.ts';
import type { RealNameProvider } from '../../providers/real-name/provider.ts';
import { createRealNameProvider } from '../../providers/real-name/registry.ts';

/** Who we are to an authenticator: its keys are good for this name and these addresses only. */
export interface RelyingParty {
  /** The host of PUBLIC_URL. */
  readonly id: string;
  readonly origin: string;
  readonly name: string;
  /** Browsers know passkeys only for hosts with a name, and only over TLS or on localhost. */
  readonly possible: boolean;
}

/** What logins without a password, real names, erasure and export work with. */
export interface IdentityTools {
  readonly identityProviders: ReadonlyMap<IdentityProviderId, IdentityProvider>;
  /** Undefined: real names are not checked here. */
  readonly realNames: RealNameProvider | undefined;
  readonly relyingParty: RelyingParty;
}

const TEMPLE = '圆光寺';

export function identityTools({
  settings,
  clock,
  database,
}: Pick<AppDeps, 'settings' | 'clock' | 'database'>): IdentityTools {
  const address = new URL(settings.PUBLIC_URL);
  return {
    identityProviders: createIdentityProviders(settings, clock),
    realNames: createRealNameProvider({ settings, clock, db: database.db }),
    relyingParty: {
      id: address.hostname,
      origin: address.origin,
      name: TEMPLE,
      possible: isIP(address.hostname.replace(/^\[|\]$/g, '')) === 0 && isSecure(address),
    },
  };
}

const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
