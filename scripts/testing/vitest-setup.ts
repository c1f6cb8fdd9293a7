import { openRunFolder } from './run-folder.ts';

/** Before all others, also where vitest is called by itself: what workers make temporarily is in the folder of the run. */
export default async function setup(): Promise<void> {
  // The servers are ended by those who started them; the folder goes with this process.
  await openRunFolder();
}
