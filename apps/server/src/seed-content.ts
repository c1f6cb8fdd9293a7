import type { AppDeps } from './app-context.ts';
import { seedNews } from './modules/news/seed.ts';
import { seedSponsor } from './modules/sponsor/seed.ts';

/** Puts what the temple offers into the database: at every start, and the same after a second time. */
export async function seedContent({ database }: AppDeps): Promise<void> {
  await seedSponsor({ db: database.db });
  await seedNews({ db: database.db });
}
