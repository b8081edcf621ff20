// How many people can sign in every second (argon2id of production, 50 connections)? The floor is 100.
import { createPerson, measure, startServer } from './server.ts';

const FLOOR = 100;
const table = [];
for (const kind of ['PGlite', 'PostgreSQL'] as const) {
  const server = await startServer(kind);
  try {
    const { email, password } = await createPerson(server);
    const figures = await measure({
      url: `${server.url}/v3/auth/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    table.push({ database: kind, ...figures, floor: FLOOR });
  } finally {
    await server.stop();
  }
}
console.table(table);
if (table.some(({ perSecond, refused }) => perSecond < FLOOR || refused > 0)) {
  console.error('Sign-in is below its floor or was refused.');
  process.exitCode = 1;
}
