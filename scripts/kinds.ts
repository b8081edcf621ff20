// npm run kinds [-- kind…]: composes every kind of document, or those named, for five hundred random charts and prints what the tests
// hold on a sample of them.

import { COMPOSED_KINDS } from '@nebosvod/composer/kind/composed-kinds';
import { wordsOf } from '@nebosvod/composer/kind/kind-words.table';
import { COMPOSERS } from '@nebosvod/composer/kind/kinds';
import { sentencesOf } from '@nebosvod/composer/proof/prove';
import { wordCount } from '@nebosvod/composer/reading/piece';
import { prepare } from '@nebosvod/composer/reading/prepared';
import { randomBirths } from '@nebosvod/composer/reading/random-births';
import { holds } from '@nebosvod/composer/rule/holds';
import { kindTable } from '@nebosvod/contracts/consultation-kinds.table';
import { muhurtaPurposes } from '@nebosvod/contracts/muhurta-choice';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { must } from './must.ts';

const CHARTS = 500;
const PAIRS = 200;
/** Of each document so many charts have every factor decided anew. */
const DECIDED = 50;
const ASOF = '2026-12-01';
const DETAILS = ['short', 'middle', 'long'] as const;
const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };

const sky = await loadEphemeris();
// Past a hundred nobody has a period of vimshottari on the day of reading.
const births = randomBirths(1300, 15)
  .filter(({ isTimeKnown, typed }) => isTimeKnown && typed.date > '1935')
  .slice(0, CHARTS);

const choiceOf = (index: number) => ({
  purpose: must(muhurtaPurposes[index % muhurtaPurposes.length]),
  place: MOSCOW,
  from: addDays(ASOF, index % 300),
  to: addDays(ASOF, (index % 300) + 29),
});
/** Names held against each other: two for each. */
const NAMES = [
  'Анна',
  'Борис',
  'Вега',
  'Глеб',
  'Дарья',
  'Егор',
  'Жанна',
  'Захар',
  'Ирина',
  'Клим',
  'Лидия',
  'Марк',
  'Нина',
];
const namesOf = (index: number) => [0, 4].map((shift) => must(NAMES[(index + shift) % NAMES.length]));
const textsOf = (document: ReadingDocument) => new Set(sentencesOf(document).map(({ text }) => text));

const asked = process.argv.slice(2);
for (const kind of COMPOSED_KINDS.filter((one) => asked.length === 0 || asked.includes(one))) {
  const isPair = kindTable[kind]?.needs.some((need) => need === 'second' || need === 'people') ?? false;
  const lengths = { short: 0, middle: 0, long: 0 };
  const texts: Set<string>[] = [];
  let failing = 0;
  let factors = 0;
  births.forEach((birth, index) => {
    const second = must(births[(index + 1) % births.length]);
    const [name, other] = namesOf(index);
    const both = isPair
      ? [
          { ...birth, name },
          { ...second, name: other, role: 'second' as const },
        ]
      : [birth];
    const prepared = prepare(sky, both, DEFAULT_SETTINGS, ASOF);
    for (const detail of DETAILS) {
      const document = COMPOSERS[kind](prepared, { detail, choice: choiceOf(index), names: namesOf(index) });
      const words = sentencesOf(document).reduce((sum, { text }) => sum + wordCount(text), 0);
      if (Math.abs(words / wordsOf(kind)[detail] - 1) > 0.15) lengths[detail]++;
      if (detail !== 'middle') continue;
      texts.push(textsOf(document));
      if (index >= DECIDED) continue;
      for (const { rule } of Object.values(document.factors)) {
        factors++;
        if (holds(rule, prepared.births).holds !== true) failing++;
      }
    }
  });
  const shares = texts.slice(0, PAIRS).map((one, index) => {
    const other = must(texts[(index + 7) % texts.length]);
    return [...one].filter((text) => other.has(text)).length / Math.min(one.size, other.size);
  });
  const most = Math.max(...shares);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const outside = DETAILS.map((detail) => `${detail} ${lengths[detail]}`).join(', ');
  console.log(
    `${kind}: of ${births.length} charts outside ±15 %: ${outside}; factors that fail ${failing} of ${factors}; common sentences of ${shares.length} pairs ${(100 * mean).toFixed(1)} % on average, ${(100 * most).toFixed(1)} % at most`,
  );
}
