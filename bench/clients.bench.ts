// How long does a search of the book of clients take when it holds all the 10,000 that it may? The ceiling is 50 ms.
import { createPerson, startServer } from './server.ts';

const CEILING_MS = 50;
const CLIENTS = 10_000;
const IN_A_FILE = 500;
const ROUNDS = 20;
/** What practitioners type: the beginning of a name, two words, a phone, a tag, what nobody has, nothing. */
const SEARCHES = ['анна 77', 'соколова ярославль', '+7 900 000 12', 'постоянные', 'нет такого клиента', ''];

const NAMES = ['Анна', 'Павел', 'Мария', 'Олег', 'Вера'];
const SURNAMES = ['Соколова', 'Громов', 'Белова', 'Ким', 'Юрьева'];
const PLACES = ['Москва', 'Ярославль', 'Тула', 'Казань'];

function fileFrom(first: number): string {
  const lines = Array.from({ length: IN_A_FILE }, (_, index) => {
    const at = first + index;
    const name = `${NAMES[at % 5]} ${at} ${SURNAMES[(at >> 2) % 5]}`;
    const phone = `+7 900 ${String(at).padStart(6, '0')}`;
    const date = `19${60 + (at % 40)}-0${1 + (at % 9)}-1${at % 9}`;
    return [
      name,
      `c${at}@example.ru`,
      phone,
      at % 7 ? '' : 'постоянные',
      date,
      '14:30',
      '55.75',
      '37.61',
      'Europe/Moscow',
      PLACES[at % 4],
    ].join(';');
  });
  return ['Имя;Почта;Телефон;Метки;Дата;Время;Широта;Долгота;Часовой пояс;Место', ...lines].join('\n');
}

const table = [];
for (const kind of ['PGlite', 'PostgreSQL'] as const) {
  const server = await startServer(kind);
  try {
    const { accessToken } = await createPerson(server);
    const authorization = `Bearer ${accessToken}`;
    for (let first = 0; first < CLIENTS; first += IN_A_FILE) {
      const answer = await fetch(`${server.url}/v3/clients/import`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ format: 'csv', content: fileFrom(first) }),
      });
      if (!answer.ok) throw new Error(`import answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
    for (const search of SEARCHES) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        const answer = await fetch(`${server.url}/v3/clients?limit=50&search=${encodeURIComponent(search)}`, {
          headers: { authorization },
        });
        if (!answer.ok) throw new Error(`search answered ${answer.status}`);
        await answer.arrayBuffer();
        times.push(performance.now() - start);
      }
      times.sort((one, other) => one - other);
      const median = Number((times[ROUNDS / 2] ?? Number.NaN).toFixed(1));
      table.push({
        database: kind,
        search,
        'median, ms': median,
        'worst, ms': Number((times.at(-1) ?? Number.NaN).toFixed(1)),
      });
    }
  } finally {
    await server.stop();
  }
}
console.table(table);
if (!table.every((row) => row['median, ms'] <= CEILING_MS)) {
  console.error(`A search of ${CLIENTS} clients is above its ceiling of ${CEILING_MS} ms`);
  process.exitCode = 1;
}
