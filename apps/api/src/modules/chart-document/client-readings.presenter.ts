import type { Graha } from '@nebosvod/engine/bodies';
import { houseName, inHouse, lordOfHouse } from '@nebosvod/terms/house';
import { hasTerm } from '@nebosvod/terms/name';
import { counted } from '@nebosvod/terms/plural';
import type { ClientFacts } from './chart-facts.service.ts';
import type { ConjunctionReading, GrahaReading, Readings } from './chart-readings.service.ts';
import { dignityWords, grahaThemes, houseWords, signWords } from './plain-words.table.ts';
import { statesOf } from './planet-table.presenter.ts';
import type { Block, Paragraph } from './sheet.ts';
import { sourced, sourceText } from './source.presenter.ts';
import type { Words } from './words.presenter.ts';

type Body = ClientFacts['planets']['planets'][number];
type GrahaBody = Body & { readonly id: Graha };
type Text = NonNullable<GrahaReading['inSign']>;

/** How many pairs in one sign are read in full, with houses and without; the rest stand in a line each. */
const MOST_PAIRS = 1;
const MOST_PAIRS_WITHOUT_HOUSES = 5;
/** Eight grahas in one sign make 28 pairs: so many stand in a line. */
const MOST_LINES = 3;

const paragraph = (factor: string, { short, full, source }: Text): Paragraph => ({
  factor: sourced(factor, source),
  lead: short,
  text: full,
});

/** The ascendant with its lord, the Moon with its star, the Sun: what a reading begins with. */
export function basisBlocks(facts: ClientFacts, readings: Readings | null, words: Words): Block[] {
  const { ascendant } = facts.planets;
  const { moonSign, sunSign, nakshatra } = facts.details;
  const master = readings?.lords.find(({ owned }) => owned === 1);
  const plain = (factor: string, text: string): Paragraph => ({ factor, text });
  const signOf = (id: 'sun' | 'moon', sign: number): readonly Paragraph[] => {
    const reading = readings?.grahas.find((graha) => graha.id === id);
    return reading
      ? signParagraphs(reading, sign, words)
      : [plain(`${words.graha(id)} ${words.inSign(sign)}`, `Это проявляется ${signWords[sign]}: ${grahaThemes[id]}.`)];
  };
  const lagna: Block = ascendant
    ? {
        kind: 'reading',
        title: `Лагна ${words.inSign(ascendant.sign)}`,
        notes: ['Знак, восходивший на востоке: манера, тело, начало любого дела'],
        paragraphs: [
          readings?.lagna
            ? paragraph(`Лагна ${words.inSign(ascendant.sign)}`, readings.lagna)
            : plain(
                `Лагна ${words.inSign(ascendant.sign)}`,
                readings
                  ? 'При указанной неточности времени лагна может быть другой: её чтения здесь нет, чтобы не угадывать.'
                  : `Внешняя манера может проявляться ${signWords[ascendant.sign]}.`,
              ),
          ...(master
            ? [
                paragraph(
                  `${words.graha(master.lord)}, ${lordOfHouse(1)} (владыка лагны), ${inHouse(master.house)}`,
                  master.text,
                ),
              ]
            : []),
        ],
      }
    : {
        kind: 'reading',
        title: 'Лагна не определена',
        notes: [],
        paragraphs: [
          plain(
            'Нужно время рождения',
            'Восходящий знак меняется примерно каждые два часа. Без времени рождения мы его не называем: догадка здесь хуже молчания. Если время удастся узнать хотя бы примерно, карту стоит построить заново.',
          ),
        ],
      };
  return [
    { kind: 'heading', startsPage: true, text: 'Основа карты', note: 'Три места, с которых начинают чтение' },
    lagna,
    {
      kind: 'reading',
      title: `${words.graha('moon')} ${words.inSign(moonSign.sign)}${moonSign.holds === false ? '\u00a0?' : ''}`,
      notes: [
        'Чувства, память, то, что даёт покой',
        nakshatra.holds === false
          ? 'Накшатра могла смениться за это время'
          : `Накшатра ${words.star(nakshatra.index)}, ${nakshatra.pada}-я пада`,
      ],
      paragraphs: [
        ...signOf('moon', moonSign.sign),
        ...(readings?.moonStars ?? []).map(({ star, text }, _, { length }) =>
          paragraph(`${words.graha('moon')} в накшатре ${words.star(star)}${length > 1 ? POSSIBLY : ''}`, text),
        ),
      ],
    },
    {
      kind: 'reading',
      title: `${words.graha('sun')} ${words.inSign(sunSign.sign)}`,
      notes: ['Уверенность и то, ради чего хочется стараться'],
      paragraphs: signOf('sun', sunSign.sign),
    },
  ];
}

/** Said of a reading beside which another is possible. */
const POSSIBLY = ' (одно из возможных)';

/** The sign of a graha in full; both where the time leaves open which it is. */
function signParagraphs({ id, inSign, eitherSign }: GrahaReading, sign: number, words: Words): readonly Paragraph[] {
  if (inSign) return [paragraph(`${words.graha(id)} ${words.inSign(sign)}`, inSign)];
  return eitherSign.map((either) =>
    paragraph(`${words.graha(id)} ${words.inSign(either.sign)}${POSSIBLY}`, either.text),
  );
}

/** Only the nine have themes; the outer planets do not. */
function isOfNine(body: Body): body is GrahaBody {
  return hasTerm(grahaThemes, body.id);
}

/** The grahas one by one: the house in full, the sign in a sentence; without houses the sign in full. */
export function grahaBlocks(facts: ClientFacts, readings: Readings | null, words: Words): Block[] {
  const bodies = facts.planets.planets.filter(isOfNine);
  return [
    {
      kind: 'heading',
      text: 'Девять грах',
      note: facts.isTimeKnown
        ? 'В какой области жизни каждая заметнее всего (дом) и как она действует (знак)'
        : 'Как каждая действует (знак); дома без времени рождения неизвестны',
    },
    ...bodies.flatMap((body): Block[] => {
      const reading = readings?.grahas.find(({ id }) => id === body.id);
      const paragraphs = readings ? grahaParagraphs(body, reading, words) : [tropicalParagraph(body, words)];
      return paragraphs.length === 0
        ? []
        : [{ kind: 'reading', title: words.graha(body.id), notes: notesOf(body, reading, words), paragraphs }];
    }),
  ];
}

function grahaParagraphs(body: Body, reading: GrahaReading | undefined, words: Words): readonly Paragraph[] {
  if (!reading) return [];
  // The signs of the lights are read among the basis: not twice.
  const isLight = body.id === 'sun' || body.id === 'moon';
  const { house, inHouse: text, inSign } = reading;
  if (!text || house === null) return isLight ? [] : signParagraphs(reading, body.sign, words);
  const sign = `${words.graha(body.id)} ${words.inSign(body.sign)}`;
  return [
    paragraph(`${words.graha(body.id)} ${inHouse(house)}, ${words.sign(body.sign)}`, text),
    ...(isLight || !inSign ? [] : [{ factor: sourced(sign, inSign.source), text: inSign.short }]),
  ];
}

function tropicalParagraph(body: Body, words: Words): Paragraph {
  const where = body.house === null ? '' : `; заметнее всего ${houseWords[body.house]}`;
  return {
    factor: `${words.graha(body.id)} ${words.inSign(body.sign)}`,
    text: `Действует ${signWords[body.sign]}${where}.`,
  };
}

function notesOf(body: GrahaBody, reading: GrahaReading | undefined, words: Words): string[] {
  const house = reading ? reading.house : body.house;
  const where = house === null ? words.inSign(body.sign) : `${inHouse(house)}, ${words.sign(body.sign)}`;
  const themes = grahaThemes[body.id];
  return [
    `${where.charAt(0).toUpperCase()}${where.slice(1)}`,
    `${themes.charAt(0).toUpperCase()}${themes.slice(1)}.`,
    ...(body.dignity ? [dignityWords[body.dignity]] : []),
    ...(statesOf(body).length > 0 ? [`Состояние: ${statesOf(body).join(', ')}.`] : []),
  ];
}

/** Grahas in one sign; the closest pairs in full. */
export function companyBlocks({ conjunctions, lords }: Readings, words: Words): Block[] {
  if (conjunctions.length === 0) return [];
  const pair = ({ grahas: [a, b], sign }: ConjunctionReading) =>
    `${words.graha(a)} и ${words.graha(b)} ${words.inSign(sign)}`;
  const most = lords.length > 0 ? MOST_PAIRS : MOST_PAIRS_WITHOUT_HOUSES;
  const rest = conjunctions.slice(most);
  return [
    { kind: 'heading', text: 'Кто с кем рядом', note: 'Грахи в одном знаке действуют вместе; сначала самые близкие' },
    ...conjunctions.slice(0, most).map(
      (conjunction): Block => ({
        kind: 'reading',
        title: `${words.graha(conjunction.grahas[0])} и ${words.graha(conjunction.grahas[1])}`,
        notes: [`Между ними ${counted(Math.floor(conjunction.gap), 'градус', 'градуса', 'градусов')}`],
        paragraphs: [paragraph(pair(conjunction), conjunction.text)],
      }),
    ),
    ...(rest.length > 0
      ? [
          {
            kind: 'facts' as const,
            items: rest.slice(0, MOST_LINES).map((one) => ({ label: pair(one), value: one.text.short })),
          },
        ]
      : []),
    ...(rest.length > MOST_LINES
      ? [
          {
            kind: 'prose' as const,
            tone: 'muted' as const,
            text: `И ещё ${counted(rest.length - MOST_LINES, 'пара', 'пары', 'пар')} подальше друг от друга: когда грах в знаке много, они звучат хором, и важнее сам знак.`,
          },
        ]
      : []),
  ];
}

/** Where the lords of the houses stand; the first is read among the basis. */
export function houseBlocks({ lords }: Readings, words: Words): Block[] {
  const rows = lords.filter(({ owned }) => owned !== 1);
  if (rows.length === 0) return [];
  return [
    {
      kind: 'heading',
      text: 'Сферы жизни',
      note: 'Владыка дома показывает, откуда приходят дела этой сферы. Первый дом прочитан в основе карты',
    },
    {
      kind: 'table',
      columns: [
        { heading: 'Дом', width: 27 },
        { heading: 'Владыка и где он стоит', width: 24 },
        { heading: 'Что это может значить', width: 60 },
      ],
      rows: rows.map(({ owned, lord, house, text }) => ({
        cells: [`${owned}. ${houseName(owned)}`, `${words.graha(lord)} ${inHouse(house)}`, text.short],
      })),
      caption: `Источник: ${[...new Set(rows.map(({ text }) => sourceText(text.source)))].join('; ')}`,
    },
  ];
}
