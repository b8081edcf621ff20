import type { Fact } from './fact.ts';

/** Products by whom they are for: the astrologer, the numerologist, who writes for social networks, the jyotishi. */
export const WESTERN = [1];
export const NUMEROLOGY = [2];
export const CONTENT = [3];
export const JYOTISH = [14, 15, 16, 17];

/** A fact for some readers, or for everybody, and where it is from. */
type Told = readonly [id: string, text: string, where: string, products?: readonly number[]];

const factOf = (title: string, [id, text, where, products]: Told): Fact => ({
  id,
  text,
  source: { title, where },
  ...(products && { products }),
});

/** A fact we have computed ourselves; `where` says what was computed. */
export const computed = (...told: Told): Fact => factOf('Расчёт «Небосвода»', told);

/** A fact that the writer has read in a work; `where` is the place in it. */
export const readIn = (title: string, ...told: Told): Fact => factOf(title, told);
