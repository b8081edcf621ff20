import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindOfEnds } from '../src/modules/purchases/renewal-letters.ts';
import { createPerson, mailsTo, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const remind = () => remindOfEnds({ db: test.database.db, env: test.env, mailer: test.app.mailer });
const endsIn = ({ id }: Person, product: number, days: number) =>
  sql`update purchase set expires_at = now() + make_interval(days => ${days})
    where user_id = ${id} and product_id = ${product}`.execute(test.database.db);
const letters = async ({ email }: Person) =>
  (await mailsTo(test, email)).filter(({ subject }) => subject.startsWith('Доступ скоро закончится'));

describe('the letter about a term that ends', () => {
  it('comes once within the last week, with everything that ends, however many nodes look', async () => {
    const person = await createPerson(test, [1, 15]);
    await endsIn(person, 1, 6);
    await endsIn(person, 15, 3);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    const [letter, ...more] = await letters(person);
    expect(more).toEqual([]);
    expect(letter?.text).toMatch(/— Астролог, до \d+\s/);
    expect(letter?.text).toMatch(/— Veda: Периоды, до \d+\s/);
    expect(letter?.text).toContain('/home/shop');
  });

  it('is not written long before, after the end, for what goes on, was given back, or to who leaves', async () => {
    const [early, late, renewed, refunded, leaving] = [
      await createPerson(test, [1]),
      await createPerson(test, [1]),
      await createPerson(test, [1]),
      await createPerson(test, [1]),
      await createPerson(test, [1]),
    ];
    await endsIn(early, 1, 8);
    await endsIn(late, 1, -1);
    for (const person of [renewed, refunded, leaving]) await endsIn(person, 1, 5);
    await sql`insert into purchase (id, user_id, email, product_id, provider, external_id, state, expires_at)
      values (gen_random_uuid(), ${renewed.id}, ${renewed.email}, 1, 'operator', 'next', 'paid', now() + interval '1 year')`.execute(
      test.database.db,
    );
    await sql`update purchase set state = 'refunded' where user_id = ${refunded.id}`.execute(test.database.db);
    await sql`update account set delete_after = now() + interval '9 days' where id = ${leaving.id}`.execute(
      test.database.db,
    );
    await remind();
    for (const person of [early, late, renewed, refunded, leaving]) expect(await letters(person)).toEqual([]);
  });
});
