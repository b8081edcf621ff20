import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ProblemError } from '../../problem-error.ts';

/** argon2id costs [OWASP ASVS 5.0, appendix C: t=2, m≥19 MiB, p=1]. */
const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** More waiting hashes than this and the next caller is told to come back: memory and latency stay bounded. */
const longestQueue = 100;

/** Runs at most as many hashes at once as there are processors; the rest waits in order. */
export class HashQueue {
  readonly #width: number;
  readonly #limit: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(width: number = availableParallelism(), limit: number = longestQueue) {
    this.#width = width;
    this.#limit = limit;
  }

  /** @throws ProblemError 503 with Retry-After when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#width) {
      if (this.#waiting.length >= this.#limit) {
        throw new ProblemError('UNAVAILABLE', 'Слишком много входов сразу, повторите через несколько секунд', {
          retryAfterSeconds: 2,
        });
      }
      await new Promise<void>((go) => this.#waiting.push(go));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place is handed over, not given back: a newcomer cannot overtake the one who waits.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** All hashing of this process stands in this one queue. */
export const hashQueue = new HashQueue();

/** Hashes a secret exactly as given: no trim, no Unicode normalisation. */
export function hashSecret(secret: string): Promise<string> {
  return hashQueue.run(() => hash(secret, hashCost));
}

/** A hash nobody's secret has, for callers who do not exist: they wait as long as those who do. */
const strangerHash = hash('stranger', hashCost);

/**
 * Checks a secret in the same time whether or not there is a hash to check it against.
 * @param stored null for an unknown person: always false.
 */
export async function verifySecret(stored: string | null, secret: string): Promise<boolean> {
  const against = stored ?? (await strangerHash);
  const fits = await hashQueue.run(() => verify(against, secret));
  return fits && stored !== null;
}

/**
 * Waits for a hash that belongs to a counted try. A try the server was too busy to make is no failure of the person:
 * it is given back before the refusal goes out.
 */
export async function orGiveBack<T>(hashing: Promise<T>, giveBack: () => Promise<unknown>): Promise<T> {
  try {
    return await hashing;
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** Whether a stored hash was made with other costs than today's, so that the next sign-in renews it. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(
    `$argon2id$v=19$m=${hashCost.memoryCost},t=${hashCost.timeCost},p=${hashCost.parallelism}$`,
  );
}
