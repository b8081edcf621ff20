import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { inHouse } from '@nebosvod/terms/house';
import { formatNumber } from '@nebosvod/terms/plural';
import type { ClientFacts } from './chart-facts.service.ts';
import { grahaThemes } from './plain-words.table.ts';
import type { Block } from './sheet.ts';
import type { Words } from './words.presenter.ts';

type Body = ClientFacts['planets']['planets'][number];

/** Shares of the strength asked for, from which a word holds. */
const GRADES = [
  { from: 1.25, word: 'С запасом', advice: 'На это можно опираться и этим делиться.' },
  { from: 1, word: 'Достаточно', advice: 'Обычно получается без особых усилий.' },
  { from: 0.85, word: 'Немного не хватает', advice: 'Помогают навык, время и поддержка.' },
  { from: 0, word: 'Нужна поддержка', advice: 'Здесь полезны терпение, учителя и небольшие шаги.' },
] as const;

/** How many disagreements are told. */
const MOST_DISAGREEMENTS = 5;

/** Strong and weak points by shadbala, in words. */
export function strengthBlocks({ shadbala: { planets }, isTimeKnown }: ClientFacts, words: Words): Block[] {
  const heading: Block = {
    kind: 'heading',
    text: 'Сильные и слабые места',
    note: 'Шадбала: шесть источников силы, Брихат-Парашара-хора\u00a027. Доля нужной силы; черта — сколько нужно',
  };
  if (!isTimeKnown)
    return [
      heading,
      {
        kind: 'prose',
        tone: 'muted',
        text: 'Части шадбалы считаются от лагны, восхода и часа рождения, поэтому без времени её итога нет.',
      },
    ];
  const ranked = CLASSICAL_GRAHAS.map((id) => ({ id, ratio: planets[id].ratio ?? 0 })).sort(
    (a, b) => b.ratio - a.ratio,
  );
  const gradeOf = (ratio: number) => GRADES.find(({ from }) => ratio >= from);
  const said = GRADES.flatMap((grade) => {
    const those = ranked.filter(({ ratio }) => gradeOf(ratio) === grade);
    const themes = those.map(({ id }) => `${words.graha(id)}\u00a0— ${grahaThemes[id]}`).join('; ');
    return those.length > 0 ? [{ label: grade.word, value: `${themes}. ${grade.advice}` }] : [];
  });
  return [
    heading,
    {
      kind: 'bars',
      whole: 2,
      enough: 1,
      items: ranked.map(({ id, ratio }) => ({
        label: words.graha(id),
        value: ratio,
        text: `${formatNumber(ratio, 2)} нужной силы`,
      })),
    },
    { kind: 'facts', items: said },
  ];
}

/** Places of the chart that say different things: both are told, none is smoothed away. */
export function disagreementBlocks(facts: ClientFacts, words: Words): Block[] {
  const found = [
    ...lagnaAgainstMoon(facts, words),
    ...facts.planets.planets.flatMap((body) => ofBody(body, facts, words)),
  ];
  return [
    {
      kind: 'heading',
      text: 'Где карта говорит по-разному',
      note: 'Обе стороны верны; какая слышнее, видно по жизни',
    },
    found.length > 0
      ? { kind: 'facts', size: 'large', items: found.slice(0, MOST_DISAGREEMENTS) }
      : { kind: 'prose', text: 'Заметных разногласий между знаком, силой и навамшей не нашлось.' },
  ];
}

interface Disagreement {
  readonly label: string;
  readonly value: string;
}

const HIGH: readonly Body['dignity'][] = ['exalted', 'moolatrikona', 'own'];
/** Natural benefics: the sixth house is hard for them, for the rest it is a good one. */
const GENTLE: readonly Body['id'][] = ['moon', 'mercury', 'jupiter', 'venus'];
const LOW: readonly Body['dignity'][] = ['debilitated', 'great-enemy'];

function ofBody(body: Body, facts: ClientFacts, words: Words): Disagreement[] {
  const name = words.graha(body.id);
  if (body.holds?.sign === false) return [];
  const classical = CLASSICAL_GRAHAS.find((id) => id === body.id);
  const ratio = classical && facts.isTimeKnown ? facts.shadbala.planets[classical].ratio : null;
  const share = ratio === null ? '' : formatNumber(ratio, 2);
  const navamsha = body.holds?.navamshaSign === false ? null : navamshaOf(body, facts);
  const isHigh = HIGH.includes(body.dignity);
  const isLow = LOW.includes(body.dignity);
  const where = `${name} ${words.inSign(body.sign)}`;
  const house = facts.readings?.grahas.find(({ id }) => id === body.id)?.house ?? null;
  const isHardHouse = house === 8 || house === 12 || (house === 6 && GENTLE.includes(body.id));
  const against: readonly (readonly [isSo: boolean, what: string, value: string])[] = isHigh
    ? [
        [
          ratio !== null && ratio < 1,
          `шадбала ${share}`,
          'Знак помогает, другие источники силы отстают: способности есть, условия для них приходится создавать.',
        ],
        [
          isHardHouse,
          `${house}-й\u00a0дом`,
          'Область непростая: дар чаще раскрывается через перемены и помощь другим, чем напоказ.',
        ],
        [
          body.isCombust,
          'рядом Солнце',
          'Качество может оставаться в тени собственной воли: другие замечают его не сразу.',
        ],
        [
          LOW.includes(navamsha),
          'в навамше слабый',
          'Снаружи видна сила, внутри — сомнение: опора крепнет, когда её не нужно доказывать.',
        ],
      ]
    : [
        [
          isLow && ratio !== null && ratio >= 1,
          `шадбала ${share}`,
          'Знаку тесно, зато остальные источники силы выручают: начало даётся трудно, а итог может быть хорошим.',
        ],
        [
          isLow && HIGH.includes(navamsha),
          'в навамше сильный',
          'Первое впечатление скромнее содержания: с годами и в близких отношениях качество раскрывается.',
        ],
      ];
  const found = against.filter(([isSo]) => isSo);
  if (found.length === 0) return [];
  return [
    {
      label: `${where}: знак ${isHigh ? 'сильный' : 'слабый'}, но ${found.map(([, what]) => what).join(', ')}`,
      value: found.map(([, , value]) => value).join(' '),
    },
  ];
}

function navamshaOf({ id }: Body, { charts }: ClientFacts): Body['dignity'] {
  return charts.find(({ varga }) => varga === 9)?.bodies[id]?.dignity ?? null;
}

/** Fire and water, earth and air: lagna and Moon of such signs want different things. */
function lagnaAgainstMoon({ readings, planets, details }: ClientFacts, words: Words): Disagreement[] {
  const { ascendant } = planets;
  const moon = readings?.grahas.find(({ id }) => id === 'moon');
  if (!ascendant || !readings?.lagna || !moon?.inSign || moon.house === null) return [];
  // Two signs of clashing elements are an odd number of signs apart, but for neighbours of one nature: 1 and 4, 2 and 3.
  const elements = [ascendant.sign % 4, details.moonSign.sign % 4].sort().join();
  if (elements !== '0,1' && elements !== '2,3') return [];
  return [
    {
      label: `Лагна ${words.inSign(ascendant.sign)}, Луна ${inHouse(moon.house)}, ${words.sign(details.moonSign.sign)}`,
      value: `Манера: ${uncapital(readings.lagna.short)} Чувства: ${uncapital(moon.inSign.short)} Снаружи и внутри нужно разное; полезно спрашивать себя, чей это сейчас голос.`,
    },
  ];
}

const uncapital = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
