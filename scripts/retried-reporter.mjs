import { writeFileSync } from 'node:fs';

/**
 * A vitest reporter: writes the tests that passed only when run again, and what they failed with before, to the file of RETRIED_FILE
 * as JSON.
 */
export default class RetriedReporter {
  #retried = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const errors = test.result().errors ?? [];
    this.#retried.push({ name: test.fullName, why: errors.map(({ message }) => message) });
  }

  onTestRunEnd() {
    writeFileSync(process.env.RETRIED_FILE, JSON.stringify(this.#retried));
  }
}
