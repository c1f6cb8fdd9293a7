import type { AppDeps } from './app-context.ts';
import { seedSponsor } from './modules/sponsor/seed.ts';

/** What the temple's content needs to be in the database; at every start, and the same after a second time. */
export async function seedContent(deps: AppDeps): Promise<void> {
  await seedSponsor({ db: deps.database.db });
}
