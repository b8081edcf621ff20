import type { ToldFact } from '@nebosvod/contracts/facts';
import { findProduct } from '@nebosvod/contracts/products.table';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { daysBetween, utcDate } from '@nebosvod/engine/time/date-arithmetic';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import type { Fact } from '@nebosvod/interpretations/facts/fact';
import { factsInForce } from '@nebosvod/interpretations/facts/facts-in-force';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { recentFacts, rememberFact } from './facts.repository.ts';
import { pastSkyFact, skyFactsOf } from './sky-facts.service.ts';

const EPOCH = '2026-01-01';

interface Asked {
  readonly productId: string | undefined;
  readonly userId: string | null;
  readonly now: Date;
}

/** Facts of one installation: the sky of a day is looked up once. */
export class Facts {
  readonly #db: Db;
  readonly #all: () => readonly Fact[];
  #today: { readonly day: string; readonly facts: readonly ToldFact[] } | null = null;

  constructor(db: Db, all: () => readonly Fact[] = factsInForce) {
    this.#db = db;
    this.#all = all;
  }

  /**
   * A fact for somebody: the first of a day is that day's sky when something happens in it, then those of the table in turn, then
   * the sky of the day in earlier years. A person is told none again within sixty days; a guest gets the day's.
   * @throws ProblemError 404 for a number that is no product
   */
  async tell(sky: Ephemeris, { productId, userId, now }: Asked): Promise<ToldFact> {
    if (productId !== undefined && !(/^\d{1,4}$/.test(productId) && findProduct(Number(productId))))
      throw new ProblemError('NOT_FOUND', 'Такого продукта нет');
    const day = utcDate(now.getTime() + 3 * HOUR_MS);
    const ofSky = this.#skyOf(sky, day);
    const table = this.#all().filter(({ products }) => !products || products.some((id) => String(id) === productId));
    const turn = daysBetween(EPOCH, day);
    if (userId === null) {
      const ofTable = table[turn % table.length];
      return ofSky[0] ?? (ofTable ? toldOf(ofTable) : pastSkyFact(sky, day, turn));
    }
    const recent = await recentFacts(this.#db, userId);
    const fact = pick(sky, day, turn, { ofSky, table, recent });
    await rememberFact(this.#db, userId, fact.id);
    return fact;
  }

  #skyOf(sky: Ephemeris, day: string): readonly ToldFact[] {
    if (this.#today?.day !== day) this.#today = { day, facts: skyFactsOf(sky, day) };
    return this.#today.facts;
  }
}

interface Choice {
  readonly ofSky: readonly ToldFact[];
  readonly table: readonly Fact[];
  readonly recent: ReadonlySet<string>;
}

function pick(sky: Ephemeris, day: string, turn: number, { ofSky, table, recent }: Choice): ToldFact {
  const [today] = ofSky;
  if (today && !ofSky.some(({ id }) => recent.has(id))) return today;
  for (let step = 0; step < table.length; step += 1) {
    const fact = table[(turn + step) % table.length];
    if (fact && !recent.has(fact.id)) return toldOf(fact);
  }
  for (let number = turn; ; number += 1) {
    const fact = pastSkyFact(sky, day, number);
    if (!recent.has(fact.id)) return fact;
  }
}

/** A fact of the table as it is told: whose products it is for is ours to know. */
const toldOf = ({ id, text, source }: Fact): ToldFact => ({ id, text, source });
