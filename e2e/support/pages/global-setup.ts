import type { TestProject } from 'vitest/node';
import { type ServedApps, startApps } from '../served-apps.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    servedApps: ServedApps;
  }
}

/** The real server, once for all tests of pages. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { close, ...apps } = await startApps({ withPages: false });
  project.provide('servedApps', apps);
  return close;
}
