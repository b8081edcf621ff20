import type { DocumentChartStyle } from '@nebosvod/contracts/chart-document';
import { inHouse } from '@nebosvod/terms/house';
import { nakshatraTable } from '@nebosvod/terms/nakshatra.table';
import { hasTerm } from '@nebosvod/terms/name';
import { counted } from '@nebosvod/terms/plural';
import { CLOCK_ERROR_MINUTES, type ClientFacts } from './chart-facts.service.ts';
import { chartsBlock, legendBlock } from './chart-picture.presenter.ts';
import { greatPeriods, lifeLine, NO_DASHA, runningPeriods } from './dasha.presenter.ts';
import { frameOf } from './heading.presenter.ts';
import { dayOf } from './moment.presenter.ts';
import { dignityWords, glossary, grahaWords, houseWords, signWords } from './plain-words.table.ts';
import type { Block, Sheet } from './sheet.ts';
import type { Words } from './words.presenter.ts';

type Body = ClientFacts['planets']['planets'][number];
type Yoga = ClientFacts['yogas'][number];

/** Doshas and what softens combinations are read together with their rules: the full document has them. */
const APART: ReadonlySet<Yoga['category']> = new Set(['dosha', 'arishta-bhanga']);

/** How many combinations a client reads; the rest stand in the full document. */
const MOST_GIFTS = 12;
const MOST_CARES = 6;

/** Plain words for a client: what the chart says, how sure it is, what runs now. */
export function clientSheet(facts: ClientFacts, words: Words, style: DocumentChartStyle): Sheet {
  return {
    ...frameOf(facts, words),
    blocks: [
      {
        kind: 'prose',
        text: 'Перед вами карта неба в минуту рождения и её чтение по ведической традиции (джйотиш). Это язык для разговора о себе, а не приговор: карта показывает склонности и подходящее время, выбор всегда за вами. Слова, которые могут быть незнакомы, объяснены в конце.',
      },
      chartsBlock(facts, style, { vargas: [1, 9], size: 360, side: 250 }),
      legendBlock,
      { kind: 'prose', tone: 'muted', text: howToRead(facts, style) },
      ...basis(facts, words),
      { kind: 'heading', text: 'Девять грах', note: 'Что означает каждая, как она действует и где заметнее всего' },
      ...facts.planets.planets
        .filter(({ id }) => Object.hasOwn(grahaWords, id))
        .map((body) => grahaPassage(body, words)),
      ...periods(facts, words),
      ...combinations(facts),
      ...confidence(facts, words),
      { kind: 'heading', text: 'Слова этого документа' },
      { kind: 'facts', items: glossaryOf(facts) },
      {
        kind: 'prose',
        tone: 'muted',
        text: 'Документ носит информационный характер и не заменяет консультацию врача, психолога, юриста или финансового специалиста.',
      },
    ],
  };
}

function glossaryOf({ settings }: ClientFacts) {
  return glossary
    .filter(([label]) => settings.zodiac === 'sidereal' || !label.startsWith('Сидерический'))
    .map(([label, value]) => ({ label, value }));
}

function howToRead({ isTimeKnown }: ClientFacts, style: DocumentChartStyle): string {
  const letters =
    'Две буквы — планета: Со Солнце, Лу Луна, Ма Марс, Ме Меркурий, Юп Юпитер, Ве Венера, Са Сатурн, Ра Раху, Ке Кету.';
  if (!isTimeKnown)
    return `${letters} Цифра в клетке — номер знака, от 1 (Овен) до 12 (Рыбы). Домов на карте нет: для них нужно время рождения.`;
  const place = {
    north: 'Верхний ромб — первый дом, дальше дома идут против часовой стрелки; цифра в углу — номер знака.',
    south: 'Знаки стоят на своих местах, начиная с Рыб в левом верхнем углу; две черты отмечают первый дом.',
    east: 'Знаки стоят на своих местах, Овен наверху в середине; буквы Ла отмечают первый дом.',
  }[style];
  return `${letters} Ла — лагна, знак, восходивший на востоке. ${place}`;
}

function basis(facts: ClientFacts, words: Words): Block[] {
  const { planets, details } = facts;
  const { ascendant } = planets;
  const { nakshatra, moonSign, sunSign } = details;
  const star = hasTerm(nakshatraTable, nakshatra.index) ? nakshatraTable[nakshatra.index] : null;
  return [
    { kind: 'heading', text: 'Основа карты' },
    ascendant
      ? {
          kind: 'passage',
          title: `Лагна ${words.inSign(ascendant.sign)}`,
          text: `Лагна описывает внешнюю манеру и то, как человек входит в новое. Здесь это может проявляться ${signWords[ascendant.sign]}.`,
          ...(ascendant.holds?.sign === false
            ? { small: 'При указанной неточности времени лагна может быть другой.' }
            : {}),
        }
      : {
          kind: 'passage',
          title: 'Лагна не определена',
          text: 'Восходящий знак меняется примерно каждые два часа. Без времени рождения мы его не называем: догадка здесь хуже молчания. Если время удастся узнать хотя бы примерно, карту стоит построить заново.',
        },
    {
      kind: 'passage',
      title: `Луна ${words.inSign(moonSign.sign)}`,
      text: `Луна описывает чувства и то, что даёт покой. Здесь это происходит ${signWords[moonSign.sign]}.`,
      ...(moonSign.holds === false
        ? { small: 'За время, в котором могло быть рождение, Луна меняет знак: прочтите и соседний.' }
        : {}),
    },
    {
      kind: 'passage',
      title: `Солнце ${words.inSign(sunSign.sign)}`,
      text: `Солнце описывает уверенность и то, ради чего хочется стараться. Здесь это происходит ${signWords[sunSign.sign]}.`,
    },
    {
      kind: 'passage',
      title: `Накшатра рождения: ${words.star(nakshatra.index)}`,
      text: `Накшатра, в которой стоит Луна, в Индии важнее солнечного знака: от неё считают периоды жизни. Её управитель — ${words.graha(nakshatra.lord)}${star ? `, божество — ${star.deity}` : ''}.`,
      ...(nakshatra.holds === false ? { small: 'За это время накшатра могла смениться.' } : {}),
    },
  ];
}

function grahaPassage(body: Body, words: Words): Block {
  const { about } = grahaWords[body.id];
  const isSure = body.holds?.sign !== false;
  const where = body.house === null ? '' : `, ${inHouse(body.house)}`;
  const parts = [
    `Означает ${about}.`,
    `Здесь действует ${signWords[body.sign]}${body.house === null ? '' : `; заметнее всего ${houseWords[body.house]}`}.`,
    ...(body.dignity ? [dignityWords[body.dignity]] : []),
    ...(body.isRetrograde && body.id !== 'rahu' && body.id !== 'ketu'
      ? ['Движется попятно: к этим темам может быть привычка возвращаться и передумывать.']
      : []),
    ...(body.isCombust ? ['Стоит близко к Солнцу: эти качества могут проявляться скромнее, через личную волю.'] : []),
    ...(body.isVargottama ? ['В основной карте и в навамше знак один: качества устойчивы.'] : []),
  ];
  return {
    kind: 'passage',
    title: words.graha(body.id),
    aside: `${words.inSign(body.sign)}${where}`,
    text: parts.join(' '),
    ...(isSure
      ? {}
      : { small: 'За время, в котором могло быть рождение, граха меняет знак: эта часть может звучать иначе.' }),
  };
}

function periods(facts: ClientFacts, words: Words): Block[] {
  const line = lifeLine(facts, words);
  const heading: Block = {
    kind: 'heading',
    text: 'Периоды жизни',
    note: `Вимшоттари: девять больших периодов; что идёт сейчас, сказано на ${dayOf(facts.at, facts)}`,
  };
  if (!line) return [heading, { kind: 'prose', text: NO_DASHA }];
  const [great, sub] = runningPeriods(facts);
  return [
    heading,
    line,
    ...(great
      ? [
          {
            kind: 'passage' as const,
            title: `Большой период: ${words.graha(great.lord)}`,
            aside: `до ${dayOf(great.end, facts)}`,
            text: `В центре внимания может быть следующее: ${grahaWords[great.lord].period}.`,
          },
        ]
      : []),
    ...(sub
      ? [
          {
            kind: 'passage' as const,
            title: `Подпериод: ${words.graha(sub.lord)}`,
            aside: `с ${dayOf(sub.start, facts)} до ${dayOf(sub.end, facts)}`,
            text: `Он добавляет свой оттенок: ${grahaWords[sub.lord].period}.`,
          },
        ]
      : []),
    greatPeriods(facts, words),
    ...(facts.dasha.startRange
      ? [
          {
            kind: 'prose' as const,
            tone: 'muted' as const,
            text: `Время рождения не точное, поэтому все даты могут сдвинуться: первый период начался между ${dayOf(facts.dasha.startRange.min, facts)} и ${dayOf(facts.dasha.startRange.max, facts)}.`,
          },
        ]
      : []),
  ];
}

function combinations({ yogas, isTimeKnown }: ClientFacts): Block[] {
  // With an uncertain time only what holds all over it is told to a client.
  const sure = distinct(yogas.filter(({ holds, category }) => holds !== false && !APART.has(category)));
  const byStrength = [...sure].sort((a, b) => (b.strength ?? 0) - (a.strength ?? 0));
  const gifts = byStrength.filter(({ nature }) => nature === 'good').slice(0, MOST_GIFTS);
  const cares = byStrength.filter(({ nature }) => nature !== 'good').slice(0, MOST_CARES);
  const left = sure.length - gifts.length - cares.length;
  return [
    {
      kind: 'heading',
      text: 'Сочетания (йоги)',
      note: 'Сочетания планет из классических книг, которые есть в вашей карте. Каждое — возможность, а не обещание',
    },
    ...(gifts.length > 0 ? [{ kind: 'heading' as const, level: 2 as const, text: 'На что можно опереться' }] : []),
    ...gifts.map(yogaPassage),
    ...(cares.length > 0 ? [{ kind: 'heading' as const, level: 2 as const, text: 'Что просит внимания' }] : []),
    ...cares.map(yogaPassage),
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

function yogaPassage({ name, text, cancelledBy }: Yoga): Block {
  return {
    kind: 'passage',
    title: name,
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
