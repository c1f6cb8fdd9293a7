import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startApps } from './served-apps.ts';

/** Builds what has changed and starts the apps once; tests read their addresses from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  execFileSync('npm', ['run', 'build'], { cwd: join(import.meta.dirname, '../..'), stdio: 'inherit' });
  const { close, ...served } = await startApps();
  process.env.SERVED_APPS = JSON.stringify(served);
  return close;
}
