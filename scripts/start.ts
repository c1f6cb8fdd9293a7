import { main } from '../apps/server/src/main.ts';
import { build } from './build.ts';

try {
  await build();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
await main();
