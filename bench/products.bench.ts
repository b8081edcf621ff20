// How many times a second is /v3/user/products answered, with its database reads on every request and no response
// cache (50 connections)? The floors are 2,000 on PGlite and 4,000 on PostgreSQL.
import { createPerson, measure, startServer } from './server.ts';

const floors = { PGlite: 2_000, PostgreSQL: 4_000 } as const;
const table = [];
for (const kind of ['PGlite', 'PostgreSQL'] as const) {
  const server = await startServer(kind);
  try {
    const { accessToken } = await createPerson(server);
    const figures = await measure({
      url: `${server.url}/v3/user/products`,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    table.push({ database: kind, ...figures, floor: floors[kind] });
  } finally {
    await server.stop();
  }
}
console.table(table);
if (table.some(({ perSecond, floor, refused }) => perSecond < floor || refused > 0)) {
  console.error('Reading products is below its floor or was refused.');
  process.exitCode = 1;
}
