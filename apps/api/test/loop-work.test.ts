import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ephemeris } from '../src/computation/computation.service.ts';
import { largestCalls } from './largest-calls.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/**
 * Questions to the ephemeris that one turn of the event loop may hold. A question costs a few microseconds, so that a turn stays
 * well under 50 ms; `npm run bench loop` prints the milliseconds.
 */
const MOST_QUESTIONS = 8_000;

const questions = ['position', 'longitude', 'heliocentricLongitude', 'angles', 'cusps', 'riseSet'] as const;

let test: TestApp;
let inTurn = 0;
let most = 0;

/** Counts a question of this turn; the next one begins anew. Turns that ask nothing are not waited for: the core is the threads'. */
function countQuestion(): void {
  if (inTurn === 0) setImmediate(endTurn);
  inTurn += 1;
}

function endTurn(): void {
  most = Math.max(most, inTurn);
  inTurn = 0;
}

beforeAll(async () => {
  test = await startTestApp();
  const sky = await ephemeris();
  for (const question of questions) {
    const ask: (...words: never[]) => unknown = sky[question].bind(sky);
    Object.defineProperty(sky, question, {
      value: (...words: never[]) => {
        countQuestion();
        return ask(...words);
      },
    });
  }
});
afterAll(() => test.close());

describe('a call at the largest its endpoint takes', () => {
  // This project has no database: a feed cannot be kept, which is no calculation.
  const calls = largestCalls.filter(({ path }) => !path.endsWith('createCalendarFeed'));
  it.each(calls.map(({ path, body }, index) => [index + 1, path, body] as const))(
    '%i: %s never holds a turn of the event loop for more than its share of work',
    async (_index, url, payload) => {
      inTurn = 0;
      most = 0;
      const answer = await test.inject({ method: 'POST', url, payload });
      expect(answer.statusCode).toBeLessThan(500);
      expect(Math.max(most, inTurn)).toBeLessThanOrEqual(MOST_QUESTIONS);
    },
  );
});
