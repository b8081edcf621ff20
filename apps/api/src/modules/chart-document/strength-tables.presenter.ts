import { CLASSICAL_GRAHAS, GRAHAS } from '@nebosvod/engine/bodies.ids';
import {
  baladiTable,
  deeptadiTable,
  jagradadiTable,
  lajjitadiTable,
  shayanadiTable,
} from '@nebosvod/terms/avastha.table';
import { grahaAbbreviation } from '@nebosvod/terms/graha';
import { termName } from '@nebosvod/terms/name';
import { formatNumber } from '@nebosvod/terms/plural';
import { relationTable } from '@nebosvod/terms/relation.table';
import { kalaBalaTable, shadbalaTable, sthanaBalaTable } from '@nebosvod/terms/shadbala.table';
import { signAbbreviation } from '@nebosvod/terms/sign';
import type { FullFacts } from './chart-facts.service.ts';
import type { Block, Column, Row } from './sheet.ts';
import { NONE, type Words } from './words.presenter.ts';

const number = (value: number | null | undefined, digits = 1) =>
  value === null || value === undefined ? NONE : formatNumber(value, digits);

const right = (heading: string, width: number): Column => ({ heading, width, align: 'right' });

/** Five-fold relations with the natural and temporal ones they are made of. */
export function relationBlocks({ relations }: FullFacts, words: Words): Block[] {
  const mark = (value: number | undefined) =>
    value === undefined ? NONE : value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
  const unsure = relations.unsure ?? [];
  return [
    {
      kind: 'heading',
      text: 'Отношения грах',
      note: 'Итоговые (панчадха-майтри); в скобках природное и временное. Строка смотрит на столбец',
    },
    {
      kind: 'table',
      columns: [
        { heading: '', width: 12 },
        ...CLASSICAL_GRAHAS.map((id): Column => ({ heading: words.graha(id), width: 13, align: 'center' })),
      ],
      rows: CLASSICAL_GRAHAS.map((of) => ({
        cells: [
          `${words.graha(of)}${unsure.includes(of) ? ' ?' : ''}`,
          ...CLASSICAL_GRAHAS.map((to) => {
            const compound = relations.compound[of]?.[to];
            if (of === to || compound === undefined) return '·';
            return `${relationTable[compound].ru} (${mark(relations.natural[of]?.[to])}, ${mark(relations.temporal[of]?.[to])})`;
          }),
        ],
      })),
    },
  ];
}

/** Five families of avasthas. */
export function avasthaBlocks({ avasthas }: FullFacts, words: Words): Block[] {
  return [
    { kind: 'heading', text: 'Авастхи', note: 'Состояния по возрасту, бодрствованию, блеску, настроению и действию' },
    {
      kind: 'table',
      columns: [
        { heading: 'Граха', width: 12 },
        { heading: 'Балади', width: 13 },
        { heading: 'Джаградади', width: 14 },
        { heading: 'Диптади', width: 26 },
        { heading: 'Ладжитади', width: 21 },
        { heading: 'Шаянади', width: 14 },
      ],
      rows: GRAHAS.map((id) => {
        const own = avasthas[id];
        return {
          cells: [
            words.graha(id),
            termName(baladiTable, own.baladi),
            termName(jagradadiTable, own.jagradadi),
            termName(deeptadiTable, own.deeptadi),
            own.lajjitadi.map((state) => termName(lajjitadiTable, state)).join(', ') || NONE,
            own.shayanadi === null ? NONE : termName(shayanadiTable, own.shayanadi),
          ],
        };
      }),
    },
  ];
}

/** Six-fold strength part by part, strength of the houses and vimshopaka. */
export function shadbalaBlocks({ shadbala, isTimeKnown }: FullFacts, words: Words): Block[] {
  const { planets, houses, vimshopaka } = shadbala;
  const line = (label: string, value: (id: (typeof CLASSICAL_GRAHAS)[number]) => string, isStrong = false): Row => ({
    isStrong,
    cells: [label, ...CLASSICAL_GRAHAS.map(value)],
  });
  const sthana = ['uccha', 'saptavargaja', 'ojaYugma', 'kendradi', 'drekkana'] as const;
  const kala = ['natonnata', 'paksha', 'tribhaga', 'abda', 'masa', 'vara', 'hora', 'ayana', 'yuddha'] as const;
  return [
    {
      kind: 'heading',
      startsPage: true,
      text: 'Шадбала',
      note: 'Шесть источников силы в вирупах, 60 вируп — одна рупа',
    },
    ...(isTimeKnown
      ? []
      : [
          {
            kind: 'prose' as const,
            tone: 'muted' as const,
            text: 'Части, которым нужно время рождения, не приводятся, поэтому нет и итога.',
          },
        ]),
    {
      kind: 'table',
      columns: [{ heading: 'Вирупы', width: 26 }, ...CLASSICAL_GRAHAS.map((id) => right(words.graha(id), 11))],
      rows: [
        ...sthana.map((part) => line(`· ${sthanaBalaTable[part].ru}`, (id) => number(planets[id].sthana[part]))),
        line(shadbalaTable.sthana.sa, (id) => number(planets[id].sthana.total), true),
        line(shadbalaTable.dig.sa, (id) => number(planets[id].dig), true),
        ...kala.map((part) => line(`· ${kalaBalaTable[part].ru}`, (id) => number(planets[id].kala[part]))),
        line(shadbalaTable.kala.sa, (id) => number(planets[id].kala.total), true),
        line(shadbalaTable.cheshta.sa, (id) => number(planets[id].cheshta), true),
        line(shadbalaTable.naisargika.sa, (id) => number(planets[id].naisargika), true),
        line(shadbalaTable.drik.sa, (id) => number(planets[id].drik), true),
        line('Всего', (id) => number(planets[id].total), true),
        line('Рупы', (id) => number(planets[id].rupas, 2)),
        line('Нужно вируп', (id) => number(planets[id].required, 0)),
        line('Доля нужного', (id) => number(planets[id].ratio, 2)),
        line('Место', (id) => number(planets[id].rank, 0)),
        line('Ишта-пхала', (id) => number(planets[id].ishta)),
        line('Кашта-пхала', (id) => number(planets[id].kashta)),
      ],
    },
    ...(isTimeKnown
      ? [
          { kind: 'heading' as const, level: 2 as const, text: 'Доля нужной силы (черта — сколько нужно)' },
          {
            kind: 'bars' as const,
            whole: 2,
            enough: 1,
            items: CLASSICAL_GRAHAS.map((id) => ({
              label: words.graha(id),
              value: planets[id].ratio ?? 0,
              text: `${number(planets[id].rupas, 2)} из ${number(planets[id].required / 60, 2)} рупы`,
            })),
          },
        ]
      : []),
    ...(houses
      ? [
          { kind: 'heading' as const, level: 2 as const, text: 'Бхава-бала: сила домов' },
          {
            kind: 'table' as const,
            columns: [{ heading: 'Дом', width: 18 }, ...houses.map(({ house }) => right(String(house), 9))],
            rows: [
              { cells: ['От владыки', ...houses.map(({ fromLord }) => number(fromLord))] },
              { cells: ['Направление', ...houses.map(({ dig }) => number(dig))] },
              { cells: ['Аспекты', ...houses.map(({ drik }) => number(drik))] },
              { isStrong: true, cells: ['Всего', ...houses.map(({ total }) => number(total))] },
            ],
          },
        ]
      : []),
    { kind: 'heading', level: 2, text: 'Вимшопака: сила по варгам, из 20' },
    {
      kind: 'table',
      columns: [{ heading: 'Набор', width: 26 }, ...CLASSICAL_GRAHAS.map((id) => right(words.graha(id), 11))],
      rows: [
        line('6 варг', (id) => number(vimshopaka[id].shadvarga, 2)),
        line('7 варг', (id) => number(vimshopaka[id].saptavarga, 2)),
        line('10 варг', (id) => number(vimshopaka[id].dashavarga, 2)),
        line('16 варг', (id) => number(vimshopaka[id].shodashavarga, 2)),
      ],
    },
  ];
}

/** Bindus by sign: own tables, the sum, both reductions and the pindas. */
export function ashtakavargaBlocks({ ashtakavarga }: FullFacts, words: Words): Block[] {
  const { bav, sav, savWithLagna, trikona, ekadhipatya, pinda } = ashtakavarga;
  const heading: Block = {
    kind: 'heading',
    text: 'Аштакаварга',
    note: 'Бинду каждой грахи по знакам; сарва — сумма семи грах',
  };
  if (!bav || !sav || !savWithLagna || !trikona || !ekadhipatya || !pinda) {
    return [
      heading,
      {
        kind: 'prose',
        text: 'Каждая таблица считается и от лагны, поэтому без времени рождения аштакаварга не приводится.',
      },
    ];
  }
  const signs = sav.map((_, index): Column => ({ heading: signAbbreviation(index + 1), width: 7, align: 'center' }));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const line = (label: string, values: readonly number[], isStrong = false): Row => ({
    isStrong,
    cells: [label, ...values.map(String), String(sum(values))],
  });
  const columns = [{ heading: '', width: 20 }, ...signs, { heading: 'Всего', width: 9, align: 'center' as const }];
  return [
    heading,
    {
      kind: 'table',
      columns,
      rows: [
        ...CLASSICAL_GRAHAS.map((id) => line(words.graha(id), bav[id])),
        line('Сарва', sav, true),
        line(words.graha('lagna'), bav.lagna),
        line('Сарва с лагной', savWithLagna),
      ],
    },
    { kind: 'heading', level: 2, text: 'После трикона- и экадхипатья-шодханы' },
    {
      kind: 'table',
      columns,
      rows: CLASSICAL_GRAHAS.flatMap((id) => [
        line(`${grahaAbbreviation(id)}: трикона`, trikona[id]),
        line(`${grahaAbbreviation(id)}: экадхипатья`, ekadhipatya[id]),
      ]),
    },
    {
      kind: 'table',
      columns: [{ heading: 'Пинда', width: 26 }, ...CLASSICAL_GRAHAS.map((id) => right(words.graha(id), 11))],
      rows: [
        { cells: ['Раши-пинда', ...CLASSICAL_GRAHAS.map((id) => String(pinda[id].rasi))] },
        { cells: ['Граха-пинда', ...CLASSICAL_GRAHAS.map((id) => String(pinda[id].graha))] },
        { isStrong: true, cells: ['Шодхья-пинда', ...CLASSICAL_GRAHAS.map((id) => String(pinda[id].shodhya))] },
      ],
    },
  ];
}
