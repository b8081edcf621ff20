import { setImmediate as turn } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerFairTurns, Turns } from './fair-turns.ts';

afterEach(() => vi.restoreAllMocks());

describe('turns of the event loop', () => {
  it('go to callers in the order they came, one in each when a call takes longer than a slice', async () => {
    const turns = new Turns(0);
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

  it('hold as many callers as fit into a slice, each done before the next', async () => {
    const turns = new Turns(1_000);
    const went: string[] = [];
    for (let caller = 0; caller < 3; caller += 1)
      void turns.next().then(async () => {
        went.push(`${caller} begins`);
        await null;
        went.push(`${caller} ends`);
      });
    await turn();
    expect(went).toEqual(['0 begins', '0 ends', '1 begins', '1 ends', '2 begins', '2 ends']);
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

it('lets the answers of one turn leave together, when all of them are there', async () => {
  // No time goes by: all fit into one slice.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const app = fastify();
  registerFairTurns(app);
  const seen: string[] = [];
  app.get<{ Params: { caller: string } }>('/:caller', { config: { cost: 50 } }, ({ params }, reply) => {
    seen.push(`${params.caller} computed`);
    return reply.send(params);
  });
  app.addHook('onSend', async () => void seen.push('one leaves'));
  await app.ready();
  const answers = await Promise.all(['a', 'b', 'c'].map((caller) => app.inject(`/${caller}`)));
  expect(answers.map((answer) => answer.json())).toEqual([{ caller: 'a' }, { caller: 'b' }, { caller: 'c' }]);
  expect(seen).toEqual(['a computed', 'b computed', 'c computed', 'one leaves', 'one leaves', 'one leaves']);
  await app.close();
});
