import type { DocumentChartStyle } from '@nebosvod/contracts/chart-document';
import { YOGA_CATEGORY_NAMES } from '@nebosvod/engine/yoga/category.table';
import { formatAge } from '@nebosvod/terms/clock';
import { dashaLevelTable } from '@nebosvod/terms/dasha.table';
import { pick } from '@nebosvod/terms/numbered';
import { formatNumber } from '@nebosvod/terms/plural';
import { sadeSatiTable } from '@nebosvod/terms/sade-sati.table';
import { avakahadaBlocks, birthPanchanga, factsBlock } from './birth-panchanga.presenter.ts';
import type { FullFacts } from './chart-facts.service.ts';
import { chartsBlock, legendBlock } from './chart-picture.presenter.ts';
import { dividedPeriod, lifeLine, NO_DASHA, runningPeriods } from './dasha.presenter.ts';
import { frameOf } from './heading.presenter.ts';
import { lagnaBlocks } from './lagna-tables.presenter.ts';
import { dayOf } from './moment.presenter.ts';
import { planetTable } from './planet-table.presenter.ts';
import type { Block, Row, Sheet } from './sheet.ts';
import { ashtakavargaBlocks, avasthaBlocks, relationBlocks, shadbalaBlocks } from './strength-tables.presenter.ts';
import { NONE, type Words } from './words.presenter.ts';

/** Periods that begin later are left out, years of age. */
const LONG_LIFE = 100;

/** Every table of the chart. */
export function fullSheet(facts: FullFacts, words: Words, style: DocumentChartStyle): Sheet {
  const [eras, moon] = avakahadaBlocks(facts, words);
  return {
    ...frameOf(facts, words),
    blocks: [
      chartsBlock(facts, style, { vargas: [1, 9], size: 360, side: 240 }),
      legendBlock,
      planetTable(facts, words),
      {
        kind: 'columns',
        sides: [
          {
            width: 36,
            blocks: [
              { kind: 'heading', level: 2, text: 'Панчанга рождения' },
              factsBlock(birthPanchanga(facts, words)),
            ],
          },
          { width: 32, blocks: [{ kind: 'heading', level: 2, text: 'Авакахада' }, factsBlock(moon)] },
          { width: 34, blocks: [{ kind: 'heading', level: 2, text: 'Сезон и эры' }, factsBlock(eras)] },
        ],
      },
      {
        kind: 'heading',
        startsPage: true,
        text: 'Шестнадцать варг',
        ...(facts.isTimeKnown ? {} : { note: 'Без лагны; знак вопроса — где в течение суток могло быть иначе' }),
      },
      chartsBlock(facts, style, {
        vargas: facts.charts.map(({ varga }) => varga),
        size: 200,
        side: 124,
      }),
      ...relationBlocks(facts, words).map((block) =>
        block.kind === 'heading' ? { ...block, startsPage: true } : block,
      ),
      ...avasthaBlocks(facts, words),
      ...shadbalaBlocks(facts, words),
      ...ashtakavargaBlocks(facts, words),
      ...vimshottari(facts, words),
      ...charaDasha(facts, words),
      ...lagnaBlocks(facts, words),
      ...sadeSatiBlocks(facts, words),
      ...yogaBlocks(facts, words),
    ],
  };
}

function vimshottari(facts: FullFacts, words: Words): Block[] {
  const { periods, school, source } = facts.dasha;
  const heading: Block = {
    kind: 'heading',
    ...(periods ? { startsPage: true } : {}),
    text: 'Вимшоттари-даша',
    note: `${school} ${source}`,
  };
  const line = lifeLine(facts, words);
  if (!periods || !line) return [heading, { kind: 'prose', text: NO_DASHA }];
  const threes = [periods.slice(0, 3), periods.slice(3, 6), periods.slice(6, 9)];
  return [
    heading,
    line,
    { kind: 'prose', text: runningText(facts, words) },
    ...threes.map(
      (three): Block => ({
        kind: 'columns',
        sides: three.map((period) => ({ width: 1, blocks: dividedPeriod(period, facts, words) })),
      }),
    ),
  ];
}

function runningText(facts: FullFacts, words: Words): string {
  const running = runningPeriods(facts).map(
    ({ level, lord, end }) =>
      `${dashaLevelTable[level].sa.toLowerCase()} — ${words.graha(lord)} до ${dayOf(end, facts)}`,
  );
  return running.length > 0
    ? `На ${dayOf(facts.at, facts)}: ${running.join(', ')}.`
    : 'На дату документа круг периодов уже завершён или ещё не начат.';
}

function charaDasha(facts: FullFacts, words: Words): Block[] {
  const { periods, school, source } = facts.charaDasha;
  const heading: Block = {
    kind: 'heading',
    ...(periods ? { startsPage: true } : {}),
    text: 'Чара-даша',
    note: `${school} ${source}`,
  };
  if (!periods)
    return [
      heading,
      { kind: 'prose', text: 'Чара-даша считается от лагны, поэтому без времени рождения не приводится.' },
    ];
  return [
    heading,
    {
      kind: 'table',
      columns: [
        { heading: 'Знак', width: 11 },
        { heading: 'с', width: 11 },
        { heading: 'по', width: 11 },
        { heading: 'Возраст', width: 11.5 },
        { heading: 'Подпериоды: знак и его конец', width: 72, isFine: true },
      ],
      rows: periods
        .filter(({ ageAtStart }) => ageAtStart < LONG_LIFE)
        .map(
          ({ sign, start, end, ageAtStart, isCurrent, children = [] }): Row => ({
            isStrong: isCurrent,
            cells: [
              words.sign(sign),
              dayOf(start, facts),
              dayOf(end, facts),
              ageAtStart < 1 / 365 ? 'рождение' : formatAge(ageAtStart),
              children.map((child) => `${words.sign(child.sign)}\u00a0${dayOf(child.end, facts).slice(3)}`).join(', '),
            ],
          }),
        ),
    },
  ];
}

function sadeSatiBlocks(facts: FullFacts, words: Words): Block[] {
  const { periods, moonSign, moonSignHolds } = facts.sadeSati;
  const heading: Block = {
    kind: 'heading',
    startsPage: true,
    text: 'Саде-сати и дхайя',
    note: `Прохождения Сатурна относительно Луны ${words.inSign(moonSign)}; бинду — насколько знак поддерживает Сатурн (своих и всего)`,
  };
  const warning: Block[] = moonSignHolds
    ? []
    : [
        {
          kind: 'prose',
          tone: 'muted',
          text: 'За время, в котором могло быть рождение, Луна меняет знак: в соседнем знаке даты были бы другими.',
        },
      ];
  return [
    heading,
    ...warning,
    {
      kind: 'table',
      columns: [
        { heading: 'Прохождение', width: 32 },
        { heading: 'Сатурн', width: 16 },
        { heading: 'с', width: 14 },
        { heading: 'по', width: 14 },
        { heading: 'Круг', width: 8, align: 'center' },
        { heading: 'Бинду', width: 12, align: 'center' },
        { heading: '', width: 16 },
      ],
      rows: periods.map(({ houseFromMoon, sign, start, end, cycle, bindus, isReentry }) => ({
        isStrong: Date.parse(start) <= Date.parse(facts.at) && Date.parse(facts.at) < Date.parse(end),
        cells: [
          pick<{ readonly ru: string }>(sadeSatiTable, houseFromMoon, 'house of sade sati').ru,
          words.sign(sign),
          dayOf(start, facts),
          dayOf(end, facts),
          String(cycle),
          bindus ? `${bindus.saturn} и ${bindus.sarva}` : NONE,
          isReentry ? 'повторный вход' : '',
        ],
      })),
    },
  ];
}

function yogaBlocks({ yogas, strengthRule, isTimeKnown }: FullFacts, words: Words): Block[] {
  const categories = [...new Set(yogas.map(({ category }) => category))];
  return [
    {
      kind: 'heading',
      startsPage: true,
      text: 'Йоги',
      note: isTimeKnown
        ? `Все, что есть в карте. ${strengthRule}`
        : `Только те, что не зависят от времени рождения. ${strengthRule}`,
    },
    ...categories.flatMap((category): Block[] => [
      { kind: 'heading', level: 2, text: YOGA_CATEGORY_NAMES[category] },
      ...yogas
        .filter((yoga) => yoga.category === category)
        .map(
          ({ name, participants, strength, text, rule, source, cancelledBy, holds }): Block => ({
            kind: 'passage',
            title: name,
            aside: [
              participants.map((id) => words.graha(id)).join(', '),
              strength === null ? '' : `сила ${formatNumber(strength, 0)}`,
              holds === false ? 'при другом времени может отсутствовать' : '',
            ]
              .filter(Boolean)
              .join(' · '),
            text,
            small: [
              `Правило: ${rule} ${source}`,
              ...cancelledBy.map((softening) => `Смягчение: ${softening.rule}`),
            ].join(' '),
          }),
        ),
    ]),
  ];
}
