import { randomUUID } from 'node:crypto';
import * as contract from '@nebosvod/contracts/booking';
import * as guest from '@nebosvod/contracts/booking-guest';
import { getClient, listClients } from '@nebosvod/contracts/clients';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, freshEmail, mailsTo, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { runPurge } from '../../purge.ts';

const birth = { date: '1990-05-17', time: '14:30:00', latitude: 55.7558, longitude: 37.6173, place: 'Москва' } as const;
const notice =
  'Вера Ли, vera@example.ru, хранит имя, почту и данные рождения ради встречи, год после неё, никому не передаёт и стирает по вашей просьбе.';
const settings = {
  isOpen: true,
  name: 'Вера Ли',
  about: 'Ведическая астрология',
  contacts: 'Телеграм @vera',
  kinds: [
    { title: 'Разбор карты', price: '5 000 ₽', minutes: 60 },
    { title: 'Вопрос', price: 'по договорённости', minutes: 30 },
  ],
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00', to: '20:00' })),
  leadHours: 0,
  notice,
};

let test: TestApp;
let me: Person;
let other: Person;
let page: contract.BookingPage;
beforeAll(async () => {
  test = await startTestApp();
  [me, other] = [await createPerson(test, [14]), await createPerson(test, [14])];
  page = await save(settings);
});
afterAll(() => test.close());

const put = (body: object, who = me) => test.call(contract.putBooking, { token: who.token, body });
const save = async (body: object, who = me) => (await put(body, who)).value;
const slug = () => page.slug ?? '';
const look = async (query: Record<string, string> = {}, at = slug()) =>
  (await test.call(guest.readBooking, { params: { slug: at }, query })).value;

async function request(more: object = {}) {
  const open = await look();
  return {
    slot: open.hours[3] ?? '',
    kind: open.kind,
    noticeVersion: open.noticeVersion,
    person: { name: 'Анна', email: freshEmail(), contact: '+7 900 000-00-00' },
    births: [{ birth }],
    question: 'Про работу',
    consents: { personalData: true },
    timeZone: 'Europe/Samara',
    ...more,
  };
}
const book = (body: object, at = slug()) => test.call(guest.bookMeeting, { params: { slug: at }, body });
const requests = async (status: string, who = me) =>
  (await test.call(contract.listRequests, { token: who.token, query: { status } })).value.items;
const newest = async (email: string, status = 'waiting') => {
  const found = (await requests(status)).find((one) => one.email === email);
  if (!found) throw new Error(`no request of ${email}`);
  return found;
};

/** A letter of ours with a calendar: its words and the entry, transfer encodings taken off. */
function partsOf(raw: string) {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const [, words = '', calendar = ''] = raw.split(`--${boundary}`);
  const decoded = (part: string) => {
    const [head = '', ...body] = part.split(/\r?\n\r?\n/);
    const text = body.join('\n\n');
    if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
    const bytes = text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  };
  return { text: decoded(words), calendar: decoded(calendar).replaceAll('\r\n ', '') };
}
const letters = async (email: string) =>
  (await mailsTo(test, email)).map(({ raw, subject }) => ({ subject, ...partsOf(raw) }));
const tokenIn = (text: string) => /\/home\/booked#([\w-]{43})/.exec(text)?.[1] ?? '';

describe('the page of booking', () => {
  it('is opened only whole, has an address of its own, and a new version of the notice with every wording', async () => {
    const empty = await put({ isOpen: true }, other);
    expect(empty.problem.errors?.map(({ path }) => path)).toEqual(['name', 'kinds', 'hours', 'notice']);
    const overlapping = await put({ hours: [settings.hours[0], { weekday: 0, from: '19:00', to: '21:00' }] }, other);
    expect(overlapping.problem.errors?.[0]?.path).toBe('hours.1.from');
    const id = randomUUID();
    const twins = await put({ kinds: settings.kinds.map((kind) => ({ ...kind, id })) }, other);
    expect(twins.problem.errors?.map(({ path }) => path)).toEqual(['kinds.1.id']);
    const first = await save(settings, other);
    expect(first.slug).toMatch(/^[0-9a-f]{20}$/);
    expect(first.noticeVersion).toBe(1);
    expect((await save({ ...settings, kinds: first.kinds }, other)).noticeVersion).toBe(1);
    const reworded = await save({ ...settings, notice: `${notice} Ещё.`, renewSlug: true }, other);
    expect(reworded.noticeVersion).toBe(2);
    expect((await test.call(guest.readBooking, { params: { slug: first.slug ?? '' } })).status).toBe(404);
    await save({ ...settings, isOpen: false }, other);
    expect((await test.call(guest.readBooking, { params: { slug: reworded.slug ?? '' } })).status).toBe(404);
  });

  it('tells free hours as instants, of the kind that is named', async () => {
    const open = await look();
    expect(open).toMatchObject({ name: 'Вера Ли', timeZone: 'Europe/Moscow', noticeVersion: 1 });
    expect(open.hours.length).toBeGreaterThan(300);
    const shorter = await look({ kind: page.kinds[1]?.id ?? '' });
    expect(shorter.hours.length).toBeGreaterThan(open.hours.length);
    expect(Object.keys(open)).not.toContain('userId');
  });
});

describe('a guest who books', () => {
  it('takes the hour; both get a letter with an entry of a calendar, and nothing personal stands in an address', async () => {
    const body = await request();
    const { value } = await book(body);
    expect(value.startsAt).toBe(body.slot);
    expect((await look()).hours).not.toContain(body.slot);
    const [mine] = await letters(body.person.email);
    expect(mine?.subject).toBe('Заявка на встречу: Разбор карты');
    expect(mine?.text).toContain('(UTC+4)');
    expect(mine?.calendar).toContain(`DTSTART:${body.slot.slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
    expect(tokenIn(mine?.text ?? '')).not.toBe('');
    const told = (await letters(me.email)).at(-1);
    expect(told?.text).toContain('Анна хочет встретиться: Разбор карты');
    expect(told?.text).toContain('(UTC+3)');
    expect(told?.text).not.toContain('1990');
    expect(told?.calendar).toContain('BEGIN:VEVENT');
    expect(await newest(body.person.email)).toMatchObject({
      consents: { noticeVersion: 1, others: false, messages: false },
      births: [{ isMinor: false, birth: { timeZone: 'Europe/Moscow', utcOffsetSeconds: 14_400 } }],
    });
    const { rows } = await sql<{ row: string }>`select booking_request::text as row from booking_request`.execute(
      test.database.db,
    );
    expect(rows.every(({ row }) => !row.includes('127.0.0.1') && !row.includes(tokenIn(mine?.text ?? '')))).toBe(true);
  });

  it('never shares an hour: of twenty at once one is written, and overlapping hours are taken too', async () => {
    const { hours } = await look();
    // Not the last of its day: half an hour later is offered too.
    const later = (hour: string) => new Date(Date.parse(hour) + 30 * 60_000).toISOString();
    const instants = new Set(hours.map((one) => Date.parse(one)));
    const hour = hours.slice(40).find((one) => instants.has(Date.parse(later(one)))) ?? '';
    const bodies = await Promise.all(Array.from({ length: 20 }, () => request({ slot: hour })));
    const answers = await Promise.all(bodies.map((body) => book(body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['SLOT_TAKEN']));
    expect((await book(await request({ slot: later(hour) }))).problem.code).toBe('SLOT_TAKEN');
  });

  it('is refused beside what is wrong, and agreed to nothing by default', async () => {
    const minor = { ...birth, date: '2020-03-09' };
    const refusals: [object, string][] = [
      [{ consents: {} }, 'consents.personalData'],
      [{ consents: { personalData: false } }, 'consents.personalData'],
      [{ births: [{ birth: minor }] }, 'consents.representative'],
      [{ births: [{ birth }, { birth }] }, 'consents.others'],
      [{ births: [] }, 'births'],
      [{ births: [{ birth: { ...birth, date: '1990-02-31' } }] }, 'births.0.birth.date'],
      [{ slot: '2026-01-01T10:00:00Z' }, 'slot'],
      [{ kind: '00000000-0000-4000-8000-000000000000' }, 'kind'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
      [{ person: { name: ' ', email: 'a@example.ru' } }, 'person.name'],
      [{ person: { name: '\u202e', email: 'a@example.ru' } }, 'person.name'],
      [{ question: 'а'.repeat(501) }, 'question'],
    ];
    for (const [more, path] of refusals) {
      const { status, problem } = await book(await request(more));
      expect([status, problem.errors?.[0]?.path], path).toEqual([400, path]);
    }
    const represented = { births: [{ birth: minor }], consents: { personalData: true, representative: true } };
    expect((await book(await request(represented))).status).toBe(201);
    expect((await book(await request({ births: [{ birth: { ...birth, time: null } }] }))).status).toBe(201);
    expect((await book(await request({ noticeVersion: 7 }))).problem.code).toBe('CONFLICT');
    expect((await book(await request(), 'a'.repeat(20))).status).toBe(404);
  });

  it('without a clock of their own is told of the hour by the practitioner’s', async () => {
    const { timeZone: _, ...body } = await request();
    expect((await book(body)).status).toBe(201);
    const { rows } = await sql<{ zone: string }>`
      select time_zone as zone from booking_request where email = ${body.person.email}`.execute(test.database.db);
    expect(rows).toEqual([{ zone: 'Europe/Moscow' }]);
  });

  it('who is a machine is told that all went well, and nothing is kept', async () => {
    const body = await request({ website: 'https://example.com' });
    expect((await book(body)).status).toBe(201);
    expect((await look()).hours).toContain(body.slot);
    expect(await letters(body.person.email)).toEqual([]);
  });
});

describe('a request', () => {
  const answer = (endpoint: typeof contract.acceptRequest, id: string, who = me) =>
    test.call(endpoint, { token: who.token, params: { id } });
  const decline = (id: string, who = me) =>
    test.call(contract.declineRequest, { token: who.token, params: { id }, body: { text: 'Смотрите evil.com' } });

  it('that is accepted enters the book with its consent, the question and the meeting; another of the person joins it', async () => {
    const body = await request();
    await book(body);
    const { id } = await newest(body.person.email);
    expect((await answer(contract.acceptRequest, id, other)).status).toBe(404);
    const { value } = await answer(contract.acceptRequest, id);
    expect((await answer(contract.acceptRequest, id)).status).toBe(409);
    const client = async () =>
      (await test.call(getClient, { token: me.token, params: { id: value.clientId ?? '' } })).value;
    expect(await client()).toMatchObject({
      name: 'Анна',
      contacts: [{ kind: 'email', value: body.person.email }, { kind: 'other' }],
      births: [{ consent: { how: 'на странице записи, текст версии 1', text: notice } }],
      notes: [{ text: 'Про работу' }],
      sessions: [{ id, at: body.slot, kind: 'Разбор карты', isPaid: false }],
    });
    expect((await letters(body.person.email)).at(-1)?.subject).toBe('Встреча подтверждена: Разбор карты');
    await book(
      await request({
        person: body.person,
        births: [{ birth }, { label: 'муж', birth: { ...birth, date: '1988-02-29' } }],
        consents: { personalData: true, others: true },
      }),
    );
    const again = await answer(contract.acceptRequest, (await newest(body.person.email)).id);
    expect(again.value.clientId).toBe(value.clientId);
    const joined = await client();
    expect([joined.births.length, joined.sessions.length, joined.notes.length]).toEqual([2, 2, 2]);
    expect((await test.call(listClients, { token: other.token })).value.items).toEqual([]);
  });

  it('that is declined frees its hour, and words of a practitioner lead nowhere', async () => {
    const body = await request();
    await book(body);
    const { id } = await newest(body.person.email);
    expect((await decline(id, other)).status).toBe(404);
    expect((await decline(id)).value.status).toBe('declined');
    expect((await look()).hours).toContain(body.slot);
    const text = (await mailsTo(test, body.person.email)).at(-1)?.text ?? '';
    expect(text).toContain('Смотрите evil. com');
    expect((await decline(id)).status).toBe(409);
  });

  it('is moved, cancelled, taken away and erased by the link of the letter, and by no other', async () => {
    const body = await request();
    await book(body);
    const token = tokenIn((await letters(body.person.email))[0]?.text ?? '');
    const accepted = await answer(contract.acceptRequest, (await newest(body.person.email)).id);
    const client = () => test.call(getClient, { token: me.token, params: { id: accepted.value.clientId ?? '' } });
    const free = (await look()).hours[60] ?? '';
    const moved = await test.call(guest.moveBooked, { body: { token, slot: free } });
    expect(moved.value).toMatchObject({ startsAt: free, status: 'accepted', practitioner: 'Вера Ли' });
    expect((await client()).value.sessions).toMatchObject([{ at: free }]);
    expect((await letters(body.person.email)).at(-1)?.subject).toBe('Встреча перенесена: Разбор карты');
    const away = JSON.parse((await test.call(guest.exportBooked, { body: { token } })).text);
    expect(away.requests[0]).toMatchObject({ email: body.person.email, consents: { notice }, isInBook: true });
    expect(away.client.births).toHaveLength(1);
    expect((await test.call(guest.cancelBooked, { body: { token } })).value.status).toBe('cancelled');
    expect((await client()).value.sessions).toEqual([]);
    expect((await test.call(guest.moveBooked, { body: { token, slot: body.slot } })).status).toBe(409);
    expect((await test.call(guest.eraseBooked, { body: { token } })).status).toBe(204);
    expect((await client()).status).toBe(404);
    const gone = [
      await test.call(guest.readBooked, { body: { token } }),
      await test.call(guest.readBooked, { body: { token: 'A'.repeat(43) } }),
    ];
    expect(gone.map(({ status }) => status)).toEqual([404, 404]);
    expect(new Set(gone.map(({ problem }) => problem.detail)).size).toBe(1);
  });

  it('that nobody accepted goes after thirty days; an accepted one stays with its client', async () => {
    const kept = await request();
    await book(kept);
    await answer(contract.acceptRequest, (await newest(kept.person.email)).id);
    const forgotten = await request();
    await book(forgotten);
    await sql`update booking_request set created_at = created_at - interval '31 days'`.execute(test.database.db);
    const purge = test.app.purges.find(({ name }) => name === 'booking requests');
    expect(purge && (await runPurge(purge))).toBeGreaterThan(0);
    expect(await requests('waiting')).toEqual([]);
    expect((await newest(kept.person.email, 'accepted')).clientId).not.toBeNull();
  });
});
