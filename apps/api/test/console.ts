import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { createPerson, type Person } from './people.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** The app and its operator, whose session has not passed the second factor yet. */
export interface TestConsole {
  readonly test: TestApp;
  readonly operator: Person;
  readonly token: () => string;
  /** Sessions of a person have passed the second factor, until then; `null`: they have not. */
  readonly pass: (person: Person, until: Date | null) => Promise<unknown>;
  /** That of the operator has, for an hour from now. */
  readonly passed: () => Promise<unknown>;
}

/** Starts the app with an operator. */
export async function startConsole(options: TestAppOptions = {}): Promise<TestConsole> {
  const test = await startTestApp(options);
  const operator = await createPerson(test);
  await test.database.db.updateTable('account').set({ role: 'owner' }).where('id', '=', operator.id).execute();
  const pass = (person: Person, until: Date | null) =>
    test.database.db
      .updateTable('session')
      .set({ second_factor_until: until })
      .where('user_id', '=', person.id)
      .execute();
  return {
    test,
    operator,
    token: () => operator.token,
    pass,
    passed: () => pass(operator, new Date(Date.now() + HOUR_MS)),
  };
}
