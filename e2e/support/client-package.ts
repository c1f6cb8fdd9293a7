import * as client from '@yuanguang/cloud';

/* Runs in the browser: the whole package of the cloud client, of which the app's scripts hold only what the app uses. */
declare global {
  var clientPackage: typeof client;
}
globalThis.clientPackage = client;
