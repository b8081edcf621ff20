import { WESTERN_BODIES } from '@nebosvod/engine/western/western.ids';
import type { WesternPointId } from '@nebosvod/engine/western/western-body';
import { formatDegree, formatLongitude } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { pick } from '@nebosvod/terms/numbered';
import { type SignEntry, signTable } from '@nebosvod/terms/sign.table';
import { aspectTable, essentialDignityTable, patternTable } from '@nebosvod/terms/western.table';
import type { Block, Row } from '../chart-document/sheet.ts';
import { NONE } from '../chart-document/words.presenter.ts';
import type { WesternFacts } from './western-facts.ts';
import { pointName } from './western-point.ts';

type Chart = WesternFacts['chart'];
type Body = Chart['bodies'][number];

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
const angleNames: Readonly<Record<number, string>> = { 1: ' · As', 4: ' · IC', 7: ' · Ds', 10: ' · MC' };

/** The true node stands within two degrees of the mean one: one of them is told. */
export const isTold = ({ id }: Body): boolean => id !== 'true-node';

/** The entry of the sign in which a longitude lies. */
export const signAt = (longitude: number): SignEntry =>
  pick<SignEntry>(signTable, Math.floor(longitude / 30) + 1, 'sign');

/** Where a body of an unsure time may have been: «26°10′ – 9°02′», else its place. */
export function placeOf({ longitude, range, signHolds }: Body, seconds = false): string {
  if (range === undefined) return formatLongitude(longitude, { seconds });
  const [from, to] = [formatLongitude(range.min), formatLongitude(range.max)];
  return `${from} – ${to}${signHolds === false ? ' ?' : ''}`;
}

/** Bodies with their places, houses and dignities, the angles first; in full also their declinations. */
export function bodyTable({ chart }: WesternFacts, length: 'short' | 'full' = 'full'): Block {
  const isFull = length === 'full';
  const isSure = chart.bodies.every(({ range }) => range === undefined);
  const angles = ([['As', chart.ascendant, '1'] as const, ['MC', chart.midheaven, '10'] as const] as const).flatMap(
    ([letters, point, house]): Row[] =>
      point === null
        ? []
        : [
            {
              isStrong: true,
              cells: [
                letters,
                formatLongitude(point.longitude, { seconds: isFull }),
                house,
                `управитель ${grahaName(signAt(point.longitude).lord)}`,
                '',
              ],
            },
          ],
  );
  return {
    kind: 'table',
    columns: [
      { heading: 'Точка', width: 24 },
      { heading: isSure ? 'Положение' : 'За время, когда могло быть рождение', width: isSure ? 24 : 38 },
      { heading: 'Дом', width: 6, align: 'center' },
      { heading: 'Достоинство', width: 30 },
      ...(isFull ? [{ heading: 'Склонение', width: 13, align: 'right' as const }] : []),
    ],
    rows: [
      ...angles,
      ...chart.bodies.filter(isTold).map((body) => ({
        cells: [
          `${pointName(body.id)}${body.isRetrograde && body.id !== 'mean-node' ? ' R' : ''}`,
          placeOf(body, isFull),
          body.house === null ? NONE : String(body.house),
          body.dignity?.has.map((one) => essentialDignityTable[one].ru).join(', ') || NONE,
          formatDegree(body.declination),
        ],
      })),
    ],
    caption: isFull
      ? 'R — ретроградное движение. Склонение: к северу от экватора со знаком плюс, к югу с минусом.'
      : 'R — ретроградное движение.',
  };
}

/** Twelve cusps with their rulers by the seven planets; nothing without a time of birth. */
export function cuspTable({ chart }: WesternFacts): Block[] {
  const { houses } = chart;
  if (houses === null) return [];
  return [
    { kind: 'heading', level: 2, text: 'Куспиды и управители' },
    {
      kind: 'table',
      columns: [
        { heading: 'Дом', width: 16 },
        { heading: 'Куспид', width: 32 },
        { heading: 'Управитель', width: 24 },
        { heading: 'Стоит в доме', width: 18, align: 'center' },
      ],
      rows: houses.cusps.map((cusp, index) => {
        const ruler = signAt(cusp).lord;
        const house = chart.bodies.find(({ id }) => id === ruler)?.house;
        const angle = angleNames[index + 1];
        return {
          isStrong: angle !== undefined,
          cells: [
            `${romans[index] ?? ''}${angle ?? ''}`,
            formatLongitude(cusp),
            grahaName(ruler),
            house === undefined || house === null ? NONE : String(house),
          ],
        };
      }),
    },
  ];
}

/** Aspects from the closest on, `most` of them. */
export function aspectTableOf({ chart }: WesternFacts, most = Number.POSITIVE_INFINITY): Block[] {
  const sorted = [...chart.aspects].sort((a, b) => a.orb - b.orb).slice(0, most);
  const left = chart.aspects.length - sorted.length;
  return [
    { kind: 'heading', level: 2, text: left > 0 ? 'Самые точные аспекты' : 'Аспекты' },
    sorted.length === 0
      ? { kind: 'prose', text: 'Аспектов в этих орбах нет.' }
      : {
          kind: 'table',
          columns: [
            { heading: 'Точка', width: 27 },
            { heading: 'Аспект', width: 23 },
            { heading: 'Точка', width: 27 },
            { heading: 'Орб', width: 12, align: 'right' },
            { heading: '', width: 11 },
          ],
          rows: sorted.map(({ a, b, aspect, orb, applying }) => ({
            cells: [
              pointName(a),
              aspectTable[aspect].ru,
              pointName(b),
              formatDegree(orb),
              applying === null ? '' : applying ? 'сх.' : 'расх.',
            ],
          })),
          caption: `Сх. — сходится, расх. — расходится.${left > 0 ? ` Ещё ${left} — в полном документе.` : ''}`,
        },
  ];
}

/** Which points stand in which aspect, as a grid: the upper right half is left empty. */
export function aspectGrid({ chart }: WesternFacts): Block[] {
  const all: readonly WesternPointId[] = [...WESTERN_BODIES, 'ascendant', 'midheaven'];
  const ids = all.filter((id) => chart.aspects.some(({ a, b }) => a === id || b === id));
  if (ids.length < 2) return [];
  const between = (one: WesternPointId, other: WesternPointId) =>
    chart.aspects.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  return [
    { kind: 'heading', level: 2, text: 'Сетка аспектов' },
    {
      kind: 'table',
      columns: [{ heading: '', width: 22 }, ...ids.slice(0, -1).map((id) => ({ heading: shortName(id), width: 8 }))],
      rows: ids.slice(1).map((id, row) => ({
        cells: [
          pointName(id),
          ...ids.slice(0, row + 1).map((other) => {
            const found = between(id, other);
            return found === undefined ? '·' : `${aspectTable[found.aspect].angle}°`;
          }),
        ],
      })),
      caption: 'В клетке угол аспекта: 0° соединение, 60° секстиль, 90° квадрат, 120° тригон, 180° оппозиция.',
    },
  ];
}

/** «Солн.», «Сер.»: a heading of a narrow column. */
function shortName(id: WesternPointId): string {
  if (id === 'ascendant') return 'As';
  if (id === 'midheaven') return 'MC';
  return pointName(id).slice(0, 3);
}

/** Figures that the aspects make, with their members. */
export function patternBlocks({ chart }: WesternFacts): Block[] {
  if (chart.patterns.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Фигуры аспектов' },
    {
      kind: 'facts',
      items: chart.patterns.map(({ id, members, apex }) => ({
        label: patternTable[id].ru,
        value: `${members.map(pointName).join(', ')}${apex === null ? '' : `; вершина: ${pointName(apex)}`}`,
      })),
    },
  ];
}

/** Which of the ten planets stand in each element and each quality of signs. */
export function balanceBlock({ chart }: WesternFacts): Block {
  const planets = chart.bodies.filter(({ dignity }) => dignity !== null);
  const item = (label: string, isIn: (sign: SignEntry) => boolean) => {
    const names = planets.filter(({ longitude }) => isIn(signAt(longitude))).map(({ id }) => pointName(id));
    return { label, value: names.length === 0 ? NONE : `${names.length}: ${names.join(', ')}` };
  };
  return {
    kind: 'facts',
    items: [
      ...elements.map(([id, label]) => item(label, ({ element }) => element === id)),
      ...qualities.map(([id, label]) => item(label, ({ modality }) => modality === id)),
    ],
  };
}

const elements = [
  ['fire', 'Огонь'],
  ['earth', 'Земля'],
  ['air', 'Воздух'],
  ['water', 'Вода'],
] as const;
/** Western astrology has its own words for the three qualities. */
const qualities = [
  ['movable', 'Кардинальный крест'],
  ['fixed', 'Фиксированный крест'],
  ['dual', 'Мутабельный крест'],
] as const;
