import type { DocumentChartStyle } from '@nebosvod/contracts/chart-document';
import { birthPanchanga, factsBlock } from './birth-panchanga.presenter.ts';
import type { ChartFacts } from './chart-facts.ts';
import { chartsBlock, legendBlock } from './chart-picture.presenter.ts';
import { lifeLine, runningTable } from './dasha.presenter.ts';
import { frameOf } from './heading.presenter.ts';
import { dayOf } from './moment.presenter.ts';
import { planetTable } from './planet-table.presenter.ts';
import type { Sheet } from './sheet.ts';
import type { Words } from './words.presenter.ts';

/** One page to learn by: two charts, the table of planets, what runs now, the day of birth. */
export function studentSheet(facts: ChartFacts, words: Words, style: DocumentChartStyle): Sheet {
  const frame = frameOf(facts, words);
  const line = lifeLine(facts, words);
  // The page is one, whatever stands on it: charts give way to a warning and to the outer planets.
  const crowding = [frame.warning !== null, facts.planets.planets.length > 9].filter(Boolean).length;
  const side = 242 - 42 * crowding;
  return {
    ...frame,
    blocks: [
      chartsBlock(facts, style, { vargas: [1, 9], size: 360, side }),
      legendBlock,
      planetTable(facts, words),
      {
        kind: 'columns',
        sides: [
          {
            width: 54,
            blocks: [
              { kind: 'heading', level: 2, text: `Вимшоттари на ${dayOf(facts.at, facts)}` },
              runningTable(facts, words),
            ],
          },
          {
            width: 46,
            blocks: [
              { kind: 'heading', level: 2, text: 'Панчанга рождения' },
              factsBlock(birthPanchanga(facts, words)),
            ],
          },
        ],
      },
      ...(line ? [line] : []),
    ],
  };
}
