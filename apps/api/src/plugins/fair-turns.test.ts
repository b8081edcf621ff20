import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Turns } from './fair-turns.ts';

describe('turns of the event loop', () => {
  it('go to callers in the order they came, one in each', async () => {
    const turns = new Turns();
    const went: number[] = [];
    for (let caller = 0; caller < 5; caller += 1) void turns.next().then(() => went.push(caller));
    const seen: number[] = [];
    while (went.length < 5) {
      await turn();
      seen.push(went.length);
    }
    expect(went).toEqual([0, 1, 2, 3, 4]);
    expect(seen.every((count, index) => count - (seen[index - 1] ?? 0) <= 1)).toBe(true);
  });

  it('are there again for who comes after a pause, and for who asks from within one', async () => {
    const turns = new Turns();
    await turns.next();
    await turn();
    let isInner = false;
    await turns.next().then(async () => {
      await turns.next();
      isInner = true;
    });
    expect(isInner).toBe(true);
  });
});
