/** For benches, journeys and scripts; test files of the server import the single files beside this one. */
export { type SettingOverrides, testSettings } from './deps.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
