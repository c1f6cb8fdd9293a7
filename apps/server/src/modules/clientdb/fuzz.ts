import { connectDatabase } from '../../lib/db.ts';
import { copyTemplate, openTestPostgres } from '../../testing/postgres-for-tests.ts';
import { fuzzDocuments } from './fuzz.testing.ts';

/** `node fuzz.ts [count] [seed]`: random commands against a PostgreSQL of its own; prints what came of them. */
const [count = '100000', seed = '1'] = process.argv.slice(2);
const postgres = await openTestPostgres();
const url = await copyTemplate(postgres.adminUrl, postgres.template, `${postgres.template}_fuzz`);
const database = connectDatabase(url, 4, () => undefined);
try {
  const result = await fuzzDocuments(database, Number(count), Number(seed));
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
} finally {
  await database.close();
  await postgres.close();
}
