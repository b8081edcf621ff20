/** Work that may be let go between its slices: it stops after each, and answers at the end. */
export type Sliced<Answer> = Generator<void, Answer>;

/** Sentences of one slice: some milliseconds of work. */
const SLICE = 20;

/** What each of some becomes, by slices. */
export function* mapped<One, Other>(all: readonly One[], become: (one: One, at: number) => Other): Sliced<Other[]> {
  const others: Other[] = [];
  for (const [at, one] of all.entries()) {
    others.push(become(one, at));
    if (at % SLICE === SLICE - 1) yield;
  }
  return others;
}

/** The answer, in one go. */
export function atOnce<Answer>(work: Sliced<Answer>): Answer {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
