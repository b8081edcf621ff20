import type { BirthFacts } from '../birth/birth-facts.ts';
import { type Found, isOfArea } from './found-factor.ts';
import { foundInRashi } from './found-in-rashi.ts';
import { foundInVargas } from './found-in-vargas.ts';
import type { Line, Telling, Testimony } from './testimony.ts';
import { unitOf } from './unit-index.ts';
import { type ChosenWords, type Subject, wordsFor } from './unit-words.ts';

/** Testimonies of everything in a chart of birth that units word. */
export function unitTestimonies(facts: BirthFacts): Testimony[] {
  return [...foundInRashi(facts), ...foundInVargas(facts)].flatMap((found) => testimoniesOf(found, facts));
}

function testimoniesOf(found: Found, facts: BirthFacts): Testimony[] {
  const unit = unitOf(found.factor);
  if (!unit) return [];
  const { graha, isCancelled, house } = found;
  const subject: Subject = {
    facts,
    graha,
    ...(isCancelled === undefined ? {} : { isCancelled }),
    ...(house === undefined ? {} : { house }),
  };
  const words = wordsFor(unit, subject);
  if (!words) return [];
  const telling = tellingOf(unit.id, words, found);
  // The words follow the first claim: on the other side of the scales they would speak against themselves.
  const isFor = (words.claims[0]?.polarity ?? 1) > 0;
  return words.claims.map(({ area, theme, polarity }) => ({
    area,
    theme,
    polarity,
    kind: found.kindIn(area),
    graha,
    rules: found.rules,
    isOfWeakness: polarity < 0,
    share: found.share ?? 1,
    feelsVarga: graha !== null && isOfArea(facts, area, graha),
    telling: polarity > 0 === isFor ? telling : null,
  }));
}

/** «Юпитер или Меркурий …»: a rule as a book has it, of which a chart has one case. */
const IS_OPEN = /(?<![а-яё])или(?![а-яё])/i;

function tellingOf(key: string, words: ChosenWords, { rules, opening = [], naming, aside = [] }: Found): Telling {
  const isOpen = words.leads.some((lead) => IS_OPEN.test(lead));
  const plain = (text: string): Line => ({ ways: [text], slots: {}, rules });
  return {
    key,
    area: null,
    leads: [...opening, ...words.leads.map(plain), ...(isOpen && naming ? [naming] : [])],
    rest: [...aside, ...words.rest.map(plain)],
    step: words.step,
    question: words.question,
  };
}
