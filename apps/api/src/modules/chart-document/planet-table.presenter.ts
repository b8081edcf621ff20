import { charaKarakaTable } from '@nebosvod/terms/chara-karaka.table';
import { formatDegree } from '@nebosvod/terms/degree';
import type { ChartFacts } from './chart-facts.ts';
import { rangeOf } from './heading.presenter.ts';
import type { Block, Row } from './sheet.ts';
import { NONE, type Words } from './words.presenter.ts';

type Body = ChartFacts['planets']['planets'][number];

/** Bodies with their places and states, the lagna first. */
export function planetTable(facts: ChartFacts, words: Words): Block {
  const { ascendant, planets } = facts.planets;
  const lagna: Row[] = ascendant
    ? [
        {
          isStrong: true,
          cells: [
            words.graha('lagna'),
            `${words.sign(ascendant.sign)}${ascendant.holds?.sign === false ? ' ?' : ''}`,
            formatDegree(ascendant.degreeInSign, { seconds: true }),
            `${words.star(ascendant.nakshatra)}-${ascendant.pada}${ascendant.holds?.pada === false ? ' ?' : ''}`,
            words.graha(ascendant.nakshatraLord),
            '1',
            NONE,
            NONE,
            '',
          ],
        },
      ]
    : [];
  return {
    kind: 'table',
    columns: [
      { heading: 'Граха', width: 10 },
      { heading: 'Знак', width: 11 },
      { heading: facts.isTimeKnown ? 'Положение' : 'За сутки', width: facts.isTimeKnown ? 10 : 17 },
      { heading: 'Накшатра, пада', width: 21 },
      { heading: 'Её владыка', width: 10 },
      ...(facts.isTimeKnown ? [{ heading: 'Дом', width: 5, align: 'center' as const }] : []),
      { heading: 'Достоинство', width: 14 },
      { heading: 'Карака', width: 8 },
      { heading: 'Состояние', width: 20 },
    ],
    rows: [...lagna, ...planets.map((body) => ({ cells: planetCells(body, facts, words) }))],
  };
}

function planetCells(body: Body, { isTimeKnown }: ChartFacts, words: Words): string[] {
  const { holds } = body;
  return [
    words.graha(body.id),
    `${words.sign(body.sign)}${holds?.sign === false ? ' ?' : ''}`,
    isTimeKnown
      ? formatDegree(body.degreeInSign, { seconds: true })
      : rangeOf(holds ? { ...body, holds: { ...holds, sign: true } } : body, words),
    `${words.star(body.nakshatra)}-${body.pada}${holds?.pada === false ? ' ?' : ''}`,
    words.graha(body.nakshatraLord),
    ...(isTimeKnown ? [body.house === null ? NONE : String(body.house)] : []),
    words.dignity(body.dignity),
    body.charaKaraka ? charaKarakaTable[body.charaKaraka].abbreviation : NONE,
    statesOf(body, 'short').join(', '),
  ];
}

const stateWords = {
  full: { retrograde: 'ретроградность', stationary: 'стационарность', combust: 'сожжение', vargottama: 'варготтама' },
  short: { retrograde: 'ретр.', stationary: 'стац.', combust: 'сожжение', vargottama: 'варготтама' },
} as const;

/** Motion and light in words, short ones for a narrow column; nodes always run backward, which is not worth saying. */
export function statesOf(body: Body, length: keyof typeof stateWords = 'full'): string[] {
  const isNode = body.id === 'rahu' || body.id === 'ketu';
  const words = stateWords[length];
  return [
    ...(body.isRetrograde && !isNode ? [words.retrograde] : []),
    ...(body.isStationary && !isNode ? [words.stationary] : []),
    ...(body.isCombust ? [words.combust] : []),
    ...(body.isVargottama ? [words.vargottama] : []),
  ];
}
