import { backupCommand } from '../apps/server/src/backup/backup-command.ts';

process.exitCode = await backupCommand(process.argv.slice(2));
