import { createServer, type Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSoundWhenNarrow, launch } from './browser.ts';
import { enterConsole } from './operator.ts';
import { type RunningServer, startServer } from './server.ts';

let browser: Browser;
let outside: Server;
let server: RunningServer;

const portOf = (listening: Server): number => {
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};
const listen = (one: Server) => new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
const closed = (one: Server) => new Promise<void>((resolve) => one.close(() => resolve()));

/** A page of a chat, and a language model that says it is ready. */
const answers = (path: string): readonly [type: string, body: string] =>
  path === '/chat'
    ? ['text/html', '<h1>Чат</h1>']
    : [
        'text/event-stream',
        `data: ${JSON.stringify({ choices: [{ delta: { content: '{"ready": true}' } }] })}\n\ndata: [DONE]\n\n`,
      ];

beforeAll(async () => {
  outside = createServer((request, response) => {
    const [type, body] = answers(request.url ?? '');
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  const place = createServer();
  await Promise.all([listen(outside), listen(place)]);
  const port = portOf(place);
  await closed(place);
  const base = `http://127.0.0.1:${portOf(outside)}`;
  [browser, server] = await Promise.all([
    launch(),
    startServer({
      port,
      env: {
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        CHAT_URL: `${base}/chat`,
        METRIKA_ID: '12345678',
        LLM_PROVIDER: 'vllm',
        LLM_BASE_URL: `${base}/v1`,
        LLM_MODEL: 'probe',
        LLM_COUNTRY: 'Россия',
      },
    }),
  ]);
});
afterAll(() => Promise.all([server.stop(), closed(outside)]));

/** Opens a step that the environment has set, tries it, and reads what is said. */
async function tried(page: Page, step: string, button: string): Promise<string> {
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${step} задано`) }) });
  await item.getByRole('button', { name: /^(?:Проверить|Открыть)\s?: / }).click();
  await item.getByRole('button', { name: button, exact: true }).click();
  const said = item.getByRole('status').filter({ hasText: /\S/ });
  await said.waitFor();
  return said.innerText();
}

it('the address, the chat, the counter and the model are tried from their steps, each said as it is', async () => {
  const page = await enterConsole(browser, server, false);
  await page.getByText(/^Готово \d из 12/).waitFor();
  expect(await tried(page, 'Адрес сайта', 'Проверить адрес')).toMatch(
    /^По этому адресу отвечает Небосвод.+Адрес без https/,
  );
  expect(await tried(page, 'Чат', 'Проверить чат')).toMatch(/^Страница чата открывается/);
  // Whether this machine reaches the counter's code is not known: whichever it is, it is said in words.
  expect(await tried(page, 'Счётчик посещений', 'Проверить счётчик')).toMatch(
    /^(?:Номер записан верно|Имени mc\.yandex\.ru нет|С сервера до mc\.yandex\.ru не достучаться|mc\.yandex\.ru не ответил|mc\.yandex\.ru ответил|Сертификат mc\.yandex\.ru)/,
  );
  expect(await tried(page, 'Языковая модель', 'Спросить модель')).toMatch(/^Модель «.+» ответила за \d+/);
  await expectSoundWhenNarrow(page);
  await page.getByRole('tab', { name: 'Журнал' }).click();
  const log = page.getByRole('tabpanel', { name: 'Журнал' });
  await expect.poll(() => log.getByText('проверка адреса').count()).toBe(3);
  await log.getByText('проверка языковой модели').waitFor();
});
