import type { Context } from './context.ts';

/** How the person behind an account is reached; given by the module of accounts. */
export interface AddressBook {
  /** Undefined: there is no such account, or it is closed, banned or erased, and nobody is to be told anything. */
  reach(ctx: Pick<Context, 'db'>, uid: string): Promise<Reach | undefined>;
  /** The number and the address that the person of an open account has proven by a code to be theirs. */
  provenContacts(ctx: Pick<Context, 'db'>, uid: string): Promise<ProvenContact[]>;
  /** Which of these logins were ended (not: ran out), such as by a logout; what was bound to them is to go. */
  endedSessions(ctx: Pick<Context, 'db'>, ids: readonly string[]): Promise<string[]>;
}

export interface Reach {
  /** Where mail goes; null when the account has no address. */
  readonly email: string | null;
}

export interface ProvenContact {
  readonly kind: 'phone' | 'email';
  readonly value: string;
}
