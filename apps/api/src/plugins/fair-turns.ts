import { rowCost } from '@nebosvod/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { baseCost } from '../cost.ts';

/** Lets one waiting caller go in each turn of the event loop, in the order they came. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;

  /** Resolves in a turn of the loop that no other caller has. */
  next(): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push(go);
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#waiting.shift()?.();
      if (this.#waiting.length > 0) this.#schedule();
    });
  }
}

/**
 * Puts whatever costs more than a row (calculations, pages) in a line, one in a turn of the event loop. Without it a turn computes for
 * every connection that has asked, and as the loop accepts one new connection in a turn (libuv ≥ 1.46), a visitor who comes while
 * twenty are served waits for hundreds of their calculations.
 */
export function registerFairTurns(app: FastifyInstance): void {
  const turns = new Turns();
  const isHeavy = ({ routeOptions: { config } }: FastifyRequest) =>
    (config.endpoint ? baseCost(config.endpoint.cost) : (config.cost ?? 0)) > rowCost;
  app.addHook('preHandler', (request, _reply, done) => {
    if (isHeavy(request)) turns.next().then(() => done(), done);
    else done();
  });
}
