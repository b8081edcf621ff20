// A process that writes rows and prints each one's number once the write is acknowledged, until it is killed. It uses
// the built files, so that nothing is compiled at every start.
import { sql } from 'kysely';
import { openDatabase } from '../dist/database/open-database.js';

const database = await openDatabase({
  DATA_DIR: process.env.DATA_DIR ?? '',
  DATABASE_URL: process.env.DATABASE_URL || undefined,
});
await database.migrate();
await sql`create table if not exists durability_probe (id text primary key, filler text)`.execute(database.db);
const { rows } = await sql`select id from durability_probe`.execute(database.db);
console.log(`found ${rows.map(({ id }) => id).join(' ')} end`);
const filler = 'x'.repeat(500);
await Promise.all(
  [0, 1, 2, 3].map(async (lane) => {
    for (let count = 0; ; count += 1) {
      const id = `${process.pid}-${lane}-${count}`;
      if (count % 2 === 0) await sql`insert into durability_probe values (${id}, ${filler})`.execute(database.db);
      else {
        await database.db.transaction().execute(async (tx) => {
          await sql`insert into durability_probe values (${id}, ${filler})`.execute(tx);
        });
      }
      process.stdout.write(`ack ${id}\n`);
    }
  }),
);
