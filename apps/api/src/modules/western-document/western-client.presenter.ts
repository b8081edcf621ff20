import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import { formatDegree } from '@nebosvod/terms/degree';
import { inHouse } from '@nebosvod/terms/house';
import { inSign } from '@nebosvod/terms/sign';
import { aspectTable } from '@nebosvod/terms/western.table';
import { signWords } from '../chart-document/plain-words.table.ts';
import type { Block } from '../chart-document/sheet.ts';
import { planetThemes } from './plain-western.table.ts';
import type { WesternFacts } from './western-facts.ts';
import { pointName } from './western-point.ts';
import { balanceBlock, patternBlocks } from './western-tables.presenter.ts';
import { wheelBlock, wheelLegend } from './western-wheel.presenter.ts';

/** How many aspects a client reads; the rest stand in the full document. */
const mostAspects = 8;

/** Plain words: the wheel, what each planet is and where it shows, which of them are joined, how sure it is. */
export function westernClientBlocks(facts: WesternFacts): readonly Block[] {
  return [
    wheelBlock(facts, 400),
    wheelLegend(facts),
    {
      kind: 'note',
      title: 'Перед чтением',
      text: 'Карта построена в тропическом зодиаке. Точность зависит от времени рождения: 4\u00a0минуты сдвигают Асцендент примерно на 1°. Толкования дают повод для размышления и не заменяют врача, юриста или финансового консультанта. Разные места могут говорить разное: выбор всегда за вами.',
    },
    {
      kind: 'heading',
      startsPage: true,
      text: 'Планеты',
      note: 'Как планета проявляется в своём знаке и где это заметнее всего · современная практика',
    },
    ...angleBlocks(facts),
    ...WESTERN_PLANETS.flatMap((id) => planetBlock(facts, id)),
    ...aspectBlocks(facts),
    ...patternBlocks(facts),
    { kind: 'heading', level: 2, text: 'Стихии и кресты' },
    balanceBlock(facts),
  ];
}

function angleBlocks({ chart: { ascendant }, words }: WesternFacts): Block[] {
  if (ascendant === null) return [];
  return [
    {
      kind: 'passage',
      title: `Асцендент ${inSign(ascendant.sign)}`,
      aside: formatDegree(ascendant.degreeInSign),
      text: words.ascendant ?? `Как вы начинаете и каким вас видят сначала: ${signWords[ascendant.sign] ?? ''}.`,
    },
  ];
}

function planetBlock({ chart, words }: WesternFacts, id: WesternPlanet): Block[] {
  const body = chart.bodies.find((one) => one.id === id);
  if (body === undefined) return [];
  // A sign that may have changed within the day is not read.
  const sign = body.signHolds === false ? null : body.sign;
  const unsure = sign === null ? 'Знак за это время мог смениться, поэтому о нём не говорится.' : null;
  const said = [unsure, words.planets[id] ?? `За что отвечает: ${planetThemes[id]}.`].filter((part) => part !== null);
  const house = body.house === null ? '' : `, ${inHouse(body.house)}`;
  return [
    {
      kind: 'passage',
      title: sign === null ? pointName(id) : `${pointName(id)} ${inSign(sign)}`,
      aside:
        sign === null
          ? ''
          : `${formatDegree(body.degreeInSign)}${house}${body.isRetrograde ? ', ретроградное движение' : ''}`,
      text: said.join(' '),
    },
  ];
}

function aspectBlocks({ chart, words }: WesternFacts): Block[] {
  // What two slow planets make of a generation has no words for one person.
  const told = [...chart.aspects]
    .sort((one, other) => one.orb - other.orb)
    .flatMap(({ a, b, aspect, orb }) => {
      const text = words.aspects[`${a} ${b}`];
      return text === undefined ? [] : [{ a, b, aspect, orb, text }];
    });
  if (told.length === 0) return [];
  const left = told.length - mostAspects;
  return [
    {
      kind: 'heading',
      text: 'Связи планет',
      note: 'Самые точные аспекты, начиная с теснейшего · современная практика',
    },
    ...told.slice(0, mostAspects).map(
      ({ a, b, aspect, orb, text }): Block => ({
        kind: 'passage',
        title: `${pointName(a)} и ${pointName(b)}`,
        aside: `${aspectTable[aspect].ru.toLowerCase()}, орб ${formatDegree(orb)}`,
        text,
      }),
    ),
    ...(left > 0
      ? [
          {
            kind: 'prose' as const,
            tone: 'muted' as const,
            text: `Остальные аспекты, их ещё ${left}, — в полном документе.`,
          },
        ]
      : []),
  ];
}
