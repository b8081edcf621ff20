import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const patient = new AbortController().signal;
const turn = () => new Promise((next) => setImmediate(next));

describe('a fair queue', () => {
  it('lets whoever holds nothing go before whoever holds a place, however much the other asked for', async () => {
    const queue = new FairQueue(2);
    const order: string[] = [];
    const leave = await queue.enter('greedy', patient);
    await queue.enter('greedy', patient);
    for (let n = 0; n < 3; n += 1) void queue.enter('greedy', patient).then(() => order.push('greedy'));
    void queue.enter('modest', patient).then(() => order.push('modest'));
    expect(queue.waiting).toBe(4);
    expect(queue.countOf('greedy')).toBe(5);
    leave();
    await turn();
    expect(order).toEqual(['modest']);
  });

  it('forgets whoever gives up', async () => {
    const queue = new FairQueue(1);
    const leave = await queue.enter('first', patient);
    const giveUp = new AbortController();
    const gone = queue.enter('second', giveUp.signal);
    giveUp.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    expect(queue.countOf('second')).toBe(0);
    leave();
    await queue.enter('third', patient);
    await expect(queue.enter('fourth', giveUp.signal)).rejects.toThrow('gone');
  });

  it('gives out no more places than it has, and all of them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }),
        async (places, people) => {
          const queue = new FairQueue(places);
          let inside = 0;
          let served = 0;
          await Promise.all(
            people.map(async (who) => {
              const leave = await queue.enter(who, patient);
              inside += 1;
              expect(inside).toBeLessThanOrEqual(places);
              await turn();
              inside -= 1;
              served += 1;
              leave();
            }),
          );
          expect(served).toBe(people.length);
          expect(queue.waiting).toBe(0);
        },
      ),
      { numRuns: 50 },
    );
  });
});
