import { build } from '../../scripts/build.ts';
import { openRunFolder } from '../../scripts/testing/run-folder.ts';
import { startApps } from './served-apps.ts';

/** Builds what has changed and starts the apps once; tests read their addresses from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const clear = await openRunFolder();
  await build();
  const { close, ...served } = await startApps();
  process.env.SERVED_APPS = JSON.stringify(served);
  return async () => {
    await close();
    await clear();
  };
}
