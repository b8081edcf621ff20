import type { DocumentChartStyle } from '@nebosvod/contracts/chart-document';
import { counted } from '@nebosvod/terms/plural';
import { CLOCK_ERROR_MINUTES, type ClientFacts } from './chart-facts.service.ts';
import { coverBlocks } from './client-cover.presenter.ts';
import { periodBlocks } from './client-periods.presenter.ts';
import { questionBlocks } from './client-questions.presenter.ts';
import { basisBlocks, companyBlocks, grahaBlocks, houseBlocks } from './client-readings.presenter.ts';
import { disagreementBlocks, strengthBlocks } from './client-strength.presenter.ts';
import { frameOf } from './heading.presenter.ts';
import { glossary } from './plain-words.table.ts';
import type { Block, Sheet } from './sheet.ts';
import { sourceText } from './source.presenter.ts';
import type { Words } from './words.presenter.ts';

type Yoga = ClientFacts['yogas'][number];

/** Doshas and what softens combinations are read together with their rules: the full document has them. */
const APART: ReadonlySet<Yoga['category']> = new Set(['dosha', 'arishta-bhanga']);

/** How many combinations a client reads; the rest stand in the full document. */
const MOST_GIFTS = 5;
const MOST_CARES = 3;
/** Without houses there is room for more. */
const WITHOUT_HOUSES = 3;

/** Six to eight pages in plain words: what the chart says, what each statement rests on, how sure it is, what runs now. */
export function clientSheet(facts: ClientFacts, words: Words, style: DocumentChartStyle): Sheet {
  const { readings } = facts;
  return {
    ...frameOf(facts, words),
    blocks: [
      ...coverBlocks(facts, style),
      ...basisBlocks(facts, readings, words),
      ...grahaBlocks(facts, readings, words),
      ...(readings ? companyBlocks(readings, words) : []),
      ...(readings ? houseBlocks(readings, words) : []),
      ...strengthBlocks(facts, words),
      ...disagreementBlocks(facts, words),
      ...combinations(facts, words),
      ...periodBlocks(facts, words),
      ...questionBlocks(facts, words),
      ...confidence(facts, words),
      { kind: 'heading', text: 'Слова этого документа' },
      glossaryBlock(facts),
    ],
  };
}

function glossaryBlock({ settings }: ClientFacts): Block {
  const items = glossary
    .filter(([label]) => settings.zodiac === 'sidereal' || !label.startsWith('Сидерический'))
    .map(([label, value]) => ({ label, value }));
  const half = Math.ceil(items.length / 2);
  const sides = [items.slice(0, half), items.slice(half)];
  return { kind: 'columns', sides: sides.map((side) => ({ width: 1, blocks: [{ kind: 'facts', items: side }] })) };
}

function combinations({ yogas, isTimeKnown }: ClientFacts, words: Words): Block[] {
  // With an uncertain time only what holds all over it is told to a client.
  const sure = distinct(yogas.filter(({ holds, category }) => holds !== false && !APART.has(category)));
  const more = isTimeKnown ? 0 : WITHOUT_HOUSES;
  const byStrength = [...sure].sort((a, b) => (b.strength ?? 0) - (a.strength ?? 0));
  const gifts = byStrength.filter(({ nature }) => nature === 'good').slice(0, MOST_GIFTS + more);
  const cares = byStrength.filter(({ nature }) => nature !== 'good').slice(0, MOST_CARES + more);
  const left = sure.length - gifts.length - cares.length;
  return [
    {
      kind: 'heading',
      text: 'Сочетания (йоги)',
      note: 'Сочетания планет из классических книг, которые есть в вашей карте. Каждое — возможность, а не обещание',
    },
    ...(gifts.length > 0 ? [{ kind: 'heading' as const, level: 2 as const, text: 'На что можно опереться' }] : []),
    ...gifts.map((yoga) => yogaPassage(yoga, words)),
    ...(cares.length > 0 ? [{ kind: 'heading' as const, level: 2 as const, text: 'Что просит внимания' }] : []),
    ...cares.map((yoga) => yogaPassage(yoga, words)),
    ...(gifts.length + cares.length === 0
      ? [{ kind: 'prose' as const, text: 'Сочетаний, которые держатся при любом времени рождения, не нашлось.' }]
      : []),
    ...(left > 0
      ? [
          {
            kind: 'prose' as const,
            tone: 'muted' as const,
            text: `Ещё ${counted(left, 'сочетание', 'сочетания', 'сочетаний')} с правилами и источниками — в полном документе.`,
          },
        ]
      : []),
    ...(isTimeKnown
      ? []
      : [
          {
            kind: 'prose' as const,
            tone: 'muted' as const,
            text: 'Сочетания, для которых нужны лагна и дома, не проверялись.',
          },
        ]),
  ];
}

/** Leaves one of the wide and narrow readings of the same combination. */
function distinct(yogas: readonly Yoga[]): Yoga[] {
  const plain = (name: string) => name.replace(/\s*\(.*\)$/, '');
  const names = new Set<string>();
  return yogas.filter(({ name }) => !names.has(plain(name)) && names.add(plain(name)));
}

function yogaPassage({ name, text, participants, source, cancelledBy }: Yoga, words: Words): Block {
  return {
    kind: 'passage',
    title: name,
    aside: [participants.map((id) => words.graha(id)).join(', '), sourceText(source)].filter(Boolean).join(' · '),
    text,
    ...(cancelledBy.length > 0 ? { small: 'В карте есть и смягчающее условие: действие слабее.' } : {}),
  };
}

function confidence(facts: ClientFacts, words: Words): Block[] {
  const { planets, ascendantNear, isTimeKnown, birth } = facts;
  const answer = (holds: boolean | undefined) => (holds === false ? 'может быть другим' : 'не изменится');
  const rows =
    isTimeKnown && !birth.timeUncertaintyMinutes
      ? [
          { cells: ['Знаки планет', 'не изменятся'] },
          {
            cells: [
              'Лагна и дома',
              ascendantNear?.sign === false ? 'могут быть другими: лагна близко к границе знака' : 'не изменятся',
            ],
          },
          { cells: ['Накшатра и пада лагны', ascendantNear?.pada === false ? 'могут быть другими' : 'не изменятся'] },
          {
            cells: ['Лагна навамши (D9)', ascendantNear?.navamshaSign === false ? 'может быть другой' : 'не изменится'],
          },
        ]
      : planets.planets.map(({ id, sign, holds }) => ({
          cells: [
            `${words.graha(id)} ${words.inSign(sign)}`,
            answer(holds?.sign),
            answer(holds?.nakshatra),
            answer(holds?.navamshaSign),
          ],
        }));
  const isNear = isTimeKnown && !birth.timeUncertaintyMinutes;
  return [
    {
      kind: 'heading',
      text: 'Насколько это надёжно',
      note: isNear
        ? `Часы в роддоме нередко ошибаются. Что будет, если время сдвинуть на ${counted(CLOCK_ERROR_MINUTES, 'минуту', 'минуты', 'минут')} в любую сторону`
        : 'Что верно для всего времени, в котором могло быть рождение, а что может быть другим',
    },
    {
      kind: 'table',
      columns: isNear
        ? [
            { heading: 'Часть карты', width: 40 },
            { heading: 'Если часы ошиблись', width: 60 },
          ]
        : [
            { heading: 'Положение', width: 34 },
            { heading: 'Знак', width: 22 },
            { heading: 'Накшатра', width: 22 },
            { heading: 'Знак в D9', width: 22 },
          ],
      rows,
    },
  ];
}
