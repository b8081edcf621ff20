import { putBooking } from '@nebosvod/contracts/booking';
import { bookMeeting, readBooking } from '@nebosvod/contracts/booking-guest';
import { generateConsultation, getConsultation } from '@nebosvod/contracts/consultations';
import { sendDocument } from '@nebosvod/contracts/delivery';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson, freshEmail, mailsTo, type Person } from './people.ts';
import { sampleDocument } from './sample-document.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const birth = { date: '1990-05-17', time: '14:30:00', latitude: 55.7558, longitude: 37.6173, place: 'Москва' } as const;

let test: TestApp;
let owner: Person;
let slug: string;
beforeAll(async () => {
  const writers = { 'veda-portrait': async () => sampleDocument('Портрет') };
  test = await startTestApp({ env: { RATE_LIMIT: 'on' }, writers });
  owner = await createPerson(test, [14]);
  const body = {
    isOpen: true,
    name: 'Вера Ли',
    contacts: 'Телеграм @vera',
    kinds: [{ title: 'Вопрос', price: '', minutes: 30 }],
    hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00', to: '20:00' })),
    leadHours: 0,
    notice: 'Вера Ли хранит имя, почту и рождение ради встречи, год после неё, и стирает их по вашей просьбе. '.repeat(
      2,
    ),
  };
  slug = (await test.call(putBooking, { token: owner.token, body })).value.slug ?? '';
});
afterAll(() => test.close());

describe('a guest who books again and again', () => {
  const book = async (email: string) => {
    const { value: open } = await test.call(readBooking, { params: { slug } });
    const body = {
      slot: open.hours[0] ?? '',
      kind: open.kind,
      noticeVersion: open.noticeVersion,
      person: { name: 'Анна', email },
      births: [{ birth }],
      consents: { personalData: true },
      timeZone: 'Europe/Moscow',
    };
    return test.call(bookMeeting, { params: { slug }, body });
  };

  it('is stopped at the sixth letter to one address, and at the eleventh request of one network, in words and with a time', async () => {
    const email = freshEmail();
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await book(email));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(answers.at(-1)?.problem.code).toBe('TOO_MANY_REQUESTS');
    expect(answers.at(-1)?.problem.detail).toMatch(/^Слишком много попыток, повторите через \d+ мин\.$/);
    const others = [];
    for (let count = 0; count < 5; count += 1) others.push((await book(freshEmail())).status);
    expect(others).toEqual([201, 201, 201, 201, 429]);
  });
});

describe('a practitioner who sends documents to one address', () => {
  const document = async (): Promise<string> => {
    const body = { productId: 14, kind: 'veda-portrait' as const, client: { name: 'Анна', birth } };
    const key = crypto.randomUUID();
    const order = await test.call(generateConsultation, {
      token: owner.token,
      body,
      headers: { 'idempotency-key': key },
    });
    const { id } = order.value;
    const about = { token: owner.token, params: { id } };
    await vi.waitUntil(async () => (await test.call(getConsultation, about)).value.status === 'done', {
      timeout: 20_000,
    });
    return id;
  };

  it('is stopped at the fourth letter within an hour; no link is left behind, and the letters sent stand', async () => {
    const email = freshEmail();
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      const params = { id: await document() };
      answers.push(await test.call(sendDocument, { token: owner.token, params, body: { email, text: '' } }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.at(-1)?.problem.detail).toMatch(/слишком много писем: повторите через час$/);
    expect(await mailsTo(test, email)).toHaveLength(3);
    const { count } = await test.database.db
      .selectFrom('document_link')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(3);
  });
});
