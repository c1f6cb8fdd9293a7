import type { TestProject } from 'vitest/node';
import { openTestPostgres } from './postgres-for-tests.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testPostgres: { adminUrl: string; template: string };
  }
}

/** One PostgreSQL server for the whole run, with one migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await openTestPostgres();
  project.provide('testPostgres', { adminUrl: postgres.adminUrl, template: postgres.template });
  return postgres.close;
}
