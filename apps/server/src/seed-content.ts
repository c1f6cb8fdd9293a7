import type { AppDeps } from './app-context.ts';

/** What the temple's content needs to be in the database; at every start, and the same after a second time. */
export async function seedContent(_deps: AppDeps): Promise<void> {}
