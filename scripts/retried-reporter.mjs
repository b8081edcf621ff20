import { writeFileSync } from 'node:fs';

/** A vitest reporter: writes the names of tests that passed only when run again to the file of RETRIED_FILE, as JSON. */
export default class RetriedReporter {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(test.fullName);
  }

  onTestRunEnd() {
    writeFileSync(process.env.RETRIED_FILE, JSON.stringify(this.#names));
  }
}
