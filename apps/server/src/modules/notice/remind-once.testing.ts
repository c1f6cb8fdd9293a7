import { readSettings } from '../../settings.ts';
import { startServer } from '../../start-server.ts';

/*
 * A server in a process of its own, by the settings of its environment, in which a minute begins: at the time that is its
 * one argument. A test kills it meanwhile.
 */
const at = new Date(process.argv[2] ?? '');
const server = await startServer(readSettings(), { clock: () => at, background: false });
const { database, jobs } = server.deps;
await jobs.enqueue({ db: database.db }, 'notice.remind', {});
await jobs.drain();
await server.close();
