// How long does a page of the list of maps take when there are all the 5,000 that a person may keep? The ceiling is 50 ms.
import { getAllMaps, importMaps } from '@nebosvod/contracts/maps';
import { createPerson, startServer } from './server.ts';

const CEILING_MS = 50;
const MAPS = 4_999;
const IN_A_FILE = 250;
const ROUNDS = 20;
const BODIES = [{ limit: 1 }, { limit: 50, order: 'name' }, { limit: 50, search: 'карта 49' }] as const;

function fileFrom(first: number): string {
  const lines = Array.from(
    { length: Math.min(IN_A_FILE, MAPS - first) },
    (_, index) => `Карта ${first + index};17.05.1990;14:30;55,75;37,61;Europe/Moscow;Папка ${index % 7};метка`,
  );
  return ['Имя;Дата;Время;Широта;Долгота;Часовой пояс;Папка;Метки', ...lines].join('\r\n');
}

const table = [];
for (const kind of ['PGlite', 'PostgreSQL'] as const) {
  const server = await startServer(kind);
  try {
    const { accessToken } = await createPerson(server);
    const ask = async (path: string, body: object) => {
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    for (let first = 0; first < MAPS; first += IN_A_FILE) {
      await ask(importMaps.path, { format: 'csv', content: fileFrom(first) });
    }
    for (const body of BODIES) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        await ask(getAllMaps.path, body);
        times.push(performance.now() - start);
      }
      times.sort((one, other) => one - other);
      table.push({
        database: kind,
        asked: JSON.stringify(body),
        'median, ms': Number((times[ROUNDS / 2] ?? Number.NaN).toFixed(1)),
        'worst, ms': Number((times.at(-1) ?? Number.NaN).toFixed(1)),
      });
    }
  } finally {
    await server.stop();
  }
}
console.table(table);
if (!table.every((row) => row['median, ms'] <= CEILING_MS)) {
  console.error(`A page of ${MAPS} maps is above its ceiling of ${CEILING_MS} ms`);
  process.exitCode = 1;
}
