import { restoreCommand } from '../apps/server/src/backup/restore-command.ts';

process.exitCode = await restoreCommand(process.argv.slice(2));
