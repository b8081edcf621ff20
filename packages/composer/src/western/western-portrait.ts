import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Area } from '@nebosvod/interpretations/area.ids';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import { WESTERN_WORDS } from '../kind/kind-words.table.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { type AreaMeasure, tellAreaBy } from '../reading/area-section.ts';
import { assign } from '../reading/assigned.ts';
import { areasAsked, type Detail, FRAME_TITLES, type ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, toned, wordCount } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import { westernWays } from './western-area.ts';
import { westernBalances } from './western-balances.ts';
import { westernBasis, westernDisputes, westernGist } from './western-frame.ts';
import { westernNear } from './western-near.ts';
import { progressedPieces, progressedStays } from './western-progressed.ts';
import { westernTime } from './western-time.ts';
import { westernUncertain } from './western-uncertain.ts';

const MEASURES: Readonly<Record<Detail, AreaMeasure & { readonly disputes: number }>> = {
  short: { supports: 1, counters: 1, wakings: 1, disputes: 1, ideas: 3, development: 2 },
  middle: { supports: 2, counters: 2, wakings: 2, disputes: 3, ideas: 6, development: 8 },
  long: { supports: 4, counters: 3, wakings: 3, disputes: 3, ideas: 12, development: 20 },
};

/** The portrait of a Western chart: gist, areas of life, what is near, disputes, what it rests on. */
export function composeWesternPortrait(
  prepared: Prepared,
  { detail, question, tone, variation }: ReadingRequest,
): ReadingDocument {
  const { births, client } = prepared;
  const [facts] = client.west;
  if (!facts) throw new Error('A birth has a Western chart');
  const voice = new Voice(births, prepared.decisions, variation);
  const areas = areasAsked(question);
  const measure = MEASURES[detail];
  const time = westernTime(voice, prepared);
  const chosen = westernBalances(births, client).filter(({ area }) => areas.includes(area));
  const assigned = assign(chosen);
  const gist = westernGist(voice, facts, chosen, time);
  const told = chosen.map((balance) =>
    tellAreaBy(voice, balance, assigned, measure, westernWays(voice, facts, balance, time)),
  );
  const pieces = [
    ...gist,
    ...told.flatMap((one) => one.pieces),
    ...progressedPieces(voice, progressedStays(voice, prepared, { from: prepared.asOf, to: prepared.horizon }), {
      section: 'near',
      paragraph: 'progressed',
      ranks: { isNew: 13, runs: 15 },
    }),
    ...westernNear(voice, facts, time),
    ...westernDisputes(voice, chosen, measure.disputes),
    ...westernBasis(voice, facts, time),
  ];
  const verdictWords = told.reduce((sum, { verdict }) => sum + wordCount(verdict.text), 0);
  // A reading of some areas is shorter by what the others would have said.
  const share = 0.35 + (0.65 * chosen.length) / AREAS.length;
  const frame = (id: keyof typeof FRAME_TITLES) => ({ id, title: FRAME_TITLES[id] });
  const areaSection = ({ area, verdict }: (typeof told)[number]) => ({
    id: area satisfies Area,
    title: AREA_PLANS[area].title,
    verdict,
  });
  return assembled(voice, prepared, {
    title: 'Портрет личности',
    pieces: chosenPieces(toned(pieces, tone), WESTERN_WORDS['western-portrait'][detail] * share - verdictWords),
    told,
    uncertain: westernUncertain(voice, prepared),
    sections: [frame('gist'), ...told.map(areaSection), frame('near'), frame('disputes'), frame('basis')],
  });
}
