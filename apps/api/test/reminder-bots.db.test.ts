import { linkReminderChat, maxUpdate, telegramUpdate, unlinkReminderChat } from '@nebosvod/contracts/reminder-bots';
import { type ChatChannel, chatChannels, getReminders, saveReminders } from '@nebosvod/contracts/reminders';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedSecret } from '../src/modules/auth/server-secret.repository.ts';
import { configuredBots } from '../src/modules/reminders/bots/configured-bots.ts';
import { telegramApi } from '../src/modules/reminders/bots/telegram-api.ts';
import { remindOfDays } from '../src/modules/reminders/reminders.service.ts';
import { type FakeBots, startFakeBots, updates } from './fake-bots.ts';
import { createPerson, mailsTo, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let bots: FakeBots;
let test: TestApp;
beforeAll(async () => {
  bots = await startFakeBots();
  test = await startTestApp({ env: bots.env });
});
afterAll(async () => {
  await test.close();
  await bots.close();
});
afterEach(() => {
  bots.sent.length = 0;
});

const place = { name: 'Москва', latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
/** 09:00 of Moscow on the day before an ekadashi of both traditions. */
const eve = new Date('2026-12-19T06:00:00Z');
const endpoints = { telegram: telegramUpdate, max: maxUpdate };
const headers = { telegram: 'x-telegram-bot-api-secret-token', max: 'x-max-bot-api-secret' };
let lastChat = 1_000;

const tell = async (channel: ChatChannel, body: object, secret?: string) =>
  test.call(endpoints[channel], {
    body,
    headers: { [headers[channel]]: secret ?? (await sharedSecret(test.database.db, `bot-${channel}`)) },
  });
const link = async ({ token }: Person, channel: ChatChannel) =>
  (await test.call(linkReminderChat, { token, params: { channel } })).value;
const choose = ({ token }: Person, channel: ChatChannel | 'mail', hour = 9) =>
  test.call(saveReminders, { token, body: { kinds: ['ekadashi'], channel, place, hour } });
const stored = async ({ token }: Person) => (await test.call(getReminders, { token })).value;

/** A person whose chat is connected and chosen. */
async function connected(channel: ChatChannel): Promise<{ person: Person; chat: number }> {
  const person = await createPerson(test);
  const chat = ++lastChat;
  await tell(channel, updates[channel].starts(chat, (await link(person, channel)).code));
  await choose(person, channel);
  bots.sent.length = 0;
  return { person, chat };
}

const troubles: unknown[] = [];
async function round(person: Person, now: Date): Promise<number> {
  await test.database.db.updateTable('reminder').set({ next_at: now }).where('user_id', '=', person.id).execute();
  return look(now);
}
const look = (now: Date) =>
  remindOfDays(
    { db: test.database.db, env: test.env, mailer: test.app.mailer, bots: configuredBots(test.env) },
    (error) => troubles.push(error),
    now,
  );
const reminderLetters = async ({ email }: Person) =>
  (await mailsTo(test, email)).filter(({ subject }) => subject.startsWith('Напоминание'));

describe.each(chatChannels)('reminders by the bot of %s', (channel) => {
  const { says, starts, presses, leaves } = updates[channel];

  it('come to a chat that a one-time link has connected', async () => {
    const person = await createPerson(test);
    expect((await choose(person, channel)).problem.errors?.[0]?.path).toBe('channel');
    const { url, code } = await link(person, channel);
    expect(url).toBe(
      channel === 'telegram' ? `https://t.me/NeboTestBot?start=${code}` : `https://max.ru/id0_bot?start=${code}`,
    );
    const chat = ++lastChat;
    expect((await tell(channel, starts(chat, code))).value).toEqual({ taken: true });
    expect(bots.sent.at(-1)?.text).toContain(`${person.email.slice(0, 1)}…@example.ru`);
    expect((await choose(person, channel)).value).toMatchObject({ channel, chats: [{}, {}] });
    await Promise.all([round(person, eve), look(eve), look(eve)]);
    await round(person, new Date(eve.getTime() + 24 * HOUR_MS));
    const [, message, ...more] = bots.sent;
    expect(more).toEqual([]);
    expect(message).toMatchObject({ chat: String(chat), button: 'stop' });
    expect(message?.text).toContain('Завтра экадаши Мокшада');
    expect(await reminderLetters(person)).toEqual([]);
  });

  it('takes a code once, and no call without its secret', async () => {
    const [person, other] = [await createPerson(test), await createPerson(test)];
    const { code } = await link(person, channel);
    const chat = ++lastChat;
    expect((await tell(channel, starts(chat, code), 'guess')).status).toBe(403);
    await tell(channel, says(chat, code));
    await tell(channel, starts(chat + 1, code));
    expect(bots.sent.map(({ text }) => text.split(' ')[0])).toEqual(['Чат', 'Этот']);
    // Whoever holds the chat now proves it with a code of their own.
    await tell(channel, starts(chat, (await link(other, channel)).code));
    const isLinked = async (who: Person) => (await stored(who)).chats.find((one) => one.channel === channel)?.isLinked;
    expect([await isLinked(person), await isLinked(other)]).toEqual([false, true]);
    lastChat = chat + 1;
  });

  it('are never two for one event when an answer is lost, and come later when they were refused', async () => {
    const { person } = await connected(channel);
    bots.outcomes.push(429);
    expect(await round(person, eve)).toBe(0);
    expect(bots.sent).toEqual([]);
    bots.outcomes.push('lost');
    await look(new Date(eve.getTime() + HOUR_MS / 6));
    await round(person, new Date(eve.getTime() + HOUR_MS));
    expect(bots.sent).toHaveLength(1);
    expect(troubles).toEqual([]);
  });

  it.each([
    ['the button', presses],
    ['/stop', (chat: number) => says(chat, '/stop')],
    ['blocking the bot', leaves],
  ])('end by %s', async (_, ends) => {
    const { person, chat } = await connected(channel);
    await tell(channel, ends(chat));
    expect(await stored(person)).toMatchObject({ kinds: [], channel: 'mail' });
    expect(await round(person, eve)).toBe(0);
  });

  it('end when the service says that the bot is blocked', async () => {
    const { person } = await connected(channel);
    bots.outcomes.push(403);
    expect(await round(person, eve)).toBe(0);
    expect((await stored(person)).kinds).toEqual([]);
  });

  it('do not come in the hours of quiet, and come by mail once the chat is disconnected in the profile', async () => {
    const { person } = await connected(channel);
    await choose(person, channel, 22);
    await round(person, new Date('2026-12-19T20:30:00Z'));
    expect(bots.sent).toEqual([]);
    await test.call(unlinkReminderChat, { token: person.token, params: { channel } });
    expect(await stored(person)).toMatchObject({ kinds: ['ekadashi'], channel: 'mail' });
    await round(person, eve);
    expect(bots.sent).toEqual([]);
    expect(await reminderLetters(person)).toHaveLength(1);
  });
});

describe('bots', () => {
  it('are asked for what people wrote by one node alone, and answer what was written meanwhile', async () => {
    const env = { ...bots.env, BOT_UPDATES: 'polling' };
    const nodes = [
      await startTestApp({ env, database: test.database }),
      await startTestApp({ env, database: test.database }),
    ];
    const person = await createPerson(test);
    for (const { app } of nodes) await app.listen({ port: 0, host: '127.0.0.1' });
    for (const channel of chatChannels) {
      const chat = ++lastChat;
      bots.push(channel, updates[channel].starts(chat, (await link(person, channel)).code));
      await vi.waitUntil(() => bots.sent.some((message) => message.chat === String(chat)), { timeout: 20_000 });
    }
    expect((await stored(person)).chats.map(({ isLinked }) => isLinked)).toEqual([true, true]);
    expect(bots.mostWaits).toBe(1);
    for (const node of nodes) await node.close();
  });

  it('subscribe to an https address with a secret that the server checks', async () => {
    const env = { ...bots.env, PUBLIC_URL: 'https://nebo.example.ru' };
    const node = await startTestApp({ env, database: test.database });
    await node.app.listen({ port: 0, host: '127.0.0.1' });
    for (const channel of chatChannels) {
      await vi.waitUntil(() => bots.webhooks.has(channel), { timeout: 20_000 });
      const { url, secret } = bots.webhooks.get(channel) ?? { url: '', secret: '' };
      expect(url).toBe(`https://nebo.example.ru/v1/bots/${channel}`);
      expect((await tell(channel, {}, secret)).value).toEqual({ taken: false });
    }
    await node.close();
  });

  it('name neither the key nor the address in an error', async () => {
    const away = telegramApi('123456:secret-key-of-a-bot-here', 'http://127.0.0.1:1');
    const error: unknown = await away.startLink('code').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ message: 'Telegram is out of reach' });
    expect(error).not.toHaveProperty('cause');
  });

  it('are not there where the operator has set none', async () => {
    const plain = await startTestApp({ database: test.database });
    const person = await createPerson(test);
    expect((await plain.call(getReminders, { token: person.token })).value.chats).toEqual([]);
    const params = { channel: 'telegram' };
    expect((await plain.call(linkReminderChat, { token: person.token, params })).status).toBe(404);
    expect((await plain.call(telegramUpdate, { body: {} })).status).toBe(404);
    await plain.close();
  });
});
