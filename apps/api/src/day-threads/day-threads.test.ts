import { setTimeout as sleep } from 'node:timers/promises';
import type { PlaceDayRequest } from '@nebosvod/contracts/panchanga';
import { afterAll, describe, expect, it } from 'vitest';
import { dayAnswer } from '../modules/panchanga/panchanga.service.ts';
import { ProblemError } from '../problem-error.ts';
import { createDayThreads } from './day-threads.ts';

const troubles: unknown[] = [];
const threads = createDayThreads((error) => troubles.push(error));
afterAll(() => threads.close());

const day = (index: number): PlaceDayRequest => ({
  date: new Date(Date.UTC(1990, 0, 1 + index * 97)).toISOString().slice(0, 10),
  latitude: 55.7558,
  longitude: 37.6173 + index,
  timeZone: 'Europe/Moscow',
});

describe('days of the panchanga under load', () => {
  it('are the same from a thread and from the server, and refusals keep their class', async () => {
    // Until the thread is warm the server answers by itself; the loop outlasts that.
    for (let round = 0; round < 20; round += 1) {
      const asked = Array.from({ length: 20 }, (_, index) => day(round * 20 + index));
      const answers = await Promise.all(asked.map((request) => threads.answer(request)));
      const texts = answers.map((answer) => (typeof answer === 'string' ? answer : JSON.stringify(answer)));
      const own = await Promise.all(asked.map((request) => dayAnswer(request)));
      expect(texts).toEqual(own.map((answer) => JSON.stringify(answer)));
      await sleep(50);
    }
    const refused = await Promise.allSettled(
      Array.from({ length: 20 }, () => threads.answer({ ...day(0), date: '2026-02-30' })),
    );
    for (const answer of refused) {
      expect(answer.status === 'rejected' && answer.reason instanceof ProblemError && answer.reason.status).toBe(400);
    }
    expect(troubles).toEqual([]);
  });
});
