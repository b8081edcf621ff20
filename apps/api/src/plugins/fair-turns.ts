import { rowCost } from '@nebosvod/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { baseCost } from '../cost.ts';

/** What callers of one turn may compute together, milliseconds. A turn costs a look at every socket: one for each short call is too many. */
const SLICE_MS = 4;

/** Lets waiting callers go in the order they came, in each turn of the event loop as many as fit into a slice of time, one at least. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #sliceMs: number;
  /** End of this turn's slice; null while nobody has gone in it. */
  #until: number | null = null;

  constructor(sliceMs = SLICE_MS) {
    this.#sliceMs = sliceMs;
  }

  /** Resolves when it is the caller's turn; what the caller then does at once is done before the next one goes. */
  next(): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push(go);
      setImmediate(this.#goOn);
    });
  }

  readonly #goOn = (): void => {
    if (this.#until === null) {
      this.#until = performance.now() + this.#sliceMs;
      // The first thing of the next turn.
      setImmediate(() => {
        this.#until = null;
      });
    } else if (performance.now() >= this.#until) {
      setImmediate(this.#goOn);
      return;
    }
    this.#waiting.shift()?.();
  };
}

/**
 * Puts whatever costs more than a row (calculations, pages) in a line, a few milliseconds of it in a turn of the event loop. Without
 * it a turn computes for every connection that has asked, and as the loop accepts one new connection in a turn (libuv ≥ 1.46), a
 * visitor who comes while twenty are served waits for hundreds of their calculations. What was answered in a turn leaves together, at
 * the beginning of the next: each answer written by itself wakes whoever waits for it (a proxy, as a rule), which costs this thread a
 * third of a short calculation.
 */
export function registerFairTurns(app: FastifyInstance): void {
  const turns = new Turns();
  const isHeavy = ({ routeOptions: { config } }: FastifyRequest) =>
    (config.endpoint ? baseCost(config.endpoint.cost) : (config.cost ?? 0)) > rowCost;
  app.addHook('preHandler', (request, _reply, done) => {
    if (isHeavy(request)) turns.next().then(() => done(), done);
    else done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (isHeavy(request)) setImmediate(done);
    else done();
  });
}
