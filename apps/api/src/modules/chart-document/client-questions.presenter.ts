import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { grahaCase } from '@nebosvod/terms/graha';
import { inHouse, lordOfHouse } from '@nebosvod/terms/house';
import type { ClientFacts } from './chart-facts.service.ts';
import type { Block, Fact } from './sheet.ts';
import type { Words } from './words.presenter.ts';

/** How many questions a person takes along. */
const MOST_QUESTIONS = 8;

/** Questions to oneself, each with the place of the chart it comes from. */
export function questionBlocks(facts: ClientFacts, words: Words): Block[] {
  const items = [...questions(facts, words)].slice(0, MOST_QUESTIONS);
  if (items.length === 0) return [];
  return [
    {
      kind: 'heading',
      text: 'О чём спросить себя',
      note: 'Ответы важнее толкований: по ним видно, что из сказанного про вас',
    },
    { kind: 'facts', size: 'large', items },
  ];
}

function questions(facts: ClientFacts, words: Words): Fact[] {
  const { readings, planets, periods } = facts;
  if (!readings) return [];
  const { lagna, moonStars, lords, grahas, conjunctions } = readings;
  const { ascendant } = planets;
  const master = lords.find(({ owned }) => owned === 1);
  const inSign = (id: string) => grahas.find((graha) => graha.id === id)?.inSign;
  const moon = inSign('moon');
  const sun = inSign('sun');
  const [pair] = conjunctions;
  const signOf = (id: string) => planets.planets.find((body) => body.id === id)?.sign ?? 1;
  const strength = (id: (typeof CLASSICAL_GRAHAS)[number]) => facts.shadbala.planets[id].ratio ?? 0;
  const byStrength = facts.isTimeKnown ? [...CLASSICAL_GRAHAS].sort((a, b) => strength(b) - strength(a)) : [];
  const ends = [byStrength[0], byStrength.at(-1)].flatMap((id) => grahas.filter((graha) => graha.id === id));
  // Without houses the slow grahas ask by their signs.
  const slow = facts.isTimeKnown ? [] : grahas.filter(({ id }) => id !== 'sun' && id !== 'moon');
  return [
    ...(lagna && ascendant ? [{ label: `Лагна ${words.inSign(ascendant.sign)}`, value: lagna.question }] : []),
    ...(master
      ? [
          {
            label: `${words.graha(master.lord)}, ${lordOfHouse(1)}, ${inHouse(master.house)}`,
            value: master.text.question,
          },
        ]
      : []),
    ...(moon ? [{ label: `${words.graha('moon')} ${words.inSign(signOf('moon'))}`, value: moon.question }] : []),
    ...(moonStars.length === 1
      ? moonStars.map(({ star, text }) => ({ label: `Накшатра ${words.star(star)}`, value: text.question }))
      : []),
    ...(sun ? [{ label: `${words.graha('sun')} ${words.inSign(signOf('sun'))}`, value: sun.question }] : []),
    ...periods
      .filter(({ isNext }) => !isNext)
      .flatMap(({ level, lord, texts }) => {
        const label = `${level === 1 ? 'Махадаша' : 'Антардаша'} ${grahaCase(lord, 'genitive', { language: words.language })}`;
        const asked = texts.find(({ question }) => question !== undefined);
        return asked?.question === undefined ? [] : [{ label, value: asked.question }];
      }),
    ...ends.flatMap(({ id, house, inHouse: text }) =>
      text && house !== null ? [{ label: `${words.graha(id)} ${inHouse(house)}`, value: text.question }] : [],
    ),
    ...slow.flatMap(({ id, inSign: text }) =>
      text ? [{ label: `${words.graha(id)} ${words.inSign(signOf(id))}`, value: text.question }] : [],
    ),
    ...(pair
      ? [{ label: `${words.graha(pair.grahas[0])} и ${words.graha(pair.grahas[1])}`, value: pair.text.question }]
      : []),
  ];
}
