import type { Rule } from '@nebosvod/contracts/rule';
import type { Area } from '@nebosvod/interpretations/area.ids';
import { AREA_PLANS } from '../language/area.table.ts';
import { YEAR_ORDINALS } from '../language/number-fact.table.ts';
import { NUMBER_FRAMES, NUMBER_WEIGHING, type NumberRelation, YEAR_WAKES } from '../language/number-line.table.ts';
import { NUMBER_QUIET } from '../language/number-near.table.ts';
import { themeName } from '../language/theme-name.ts';
import { VERDICT_FRAMES } from '../language/verdict-frames.ts';
import type { AreaWays } from '../reading/area-section.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import type { Balance } from '../weigh/balance.ts';
import type { Weighed } from '../weigh/testimony.ts';
import { numberUnit } from './number-found.ts';
import { factorName, printed } from './number-words.ts';

/** A personal year that a reading looks at. */
export interface PersonalYear {
  readonly year: number;
  readonly number: number;
  readonly rule: Extract<Rule, { kind: 'personal-year' }>;
}

/** Words of a frame that speak of a chart of the sky. */
const OF_SKY =
  /карт|дом(?![а-яё]*ашн)|знак|владык|лагн|планет|накшатр|лун|солн|восходящ|период|грах|хозяин|гост|ниже|срок|девят|восьм|седьм|шест|пят|четв|трет|втор/i;

/** How an area is told by numbers. */
export function numberWays(voice: Voice, balance: Balance, years: readonly PersonalYear[]): AreaWays {
  const { area, verdict } = balance;
  const shared = VERDICT_FRAMES[area][verdict].filter((frame) => !OF_SKY.test(frame));
  return {
    frames: [...shared, ...NUMBER_FRAMES[verdict]],
    weigh: (support, counter) => weighing(voice, area, support, counter),
    wakings: yearWakings(voice, area, years, YEAR_WAKES),
    quiet: { ways: NUMBER_QUIET, slots: {}, rules: [] },
  };
}

function weighing(voice: Voice, area: Area, support: Weighed | null, counter: Weighed | null): Draft | null {
  const both = [support, counter].filter((one) => one !== null);
  const rules = both.flatMap((one) => one.rules);
  if (rules.length === 0) return null;
  const slots = {
    ...(support && { s: factorName(support.rules[0]), sTheme: themeName(support.theme) }),
    ...(counter && { c: factorName(counter.rules[0]), cTheme: themeName(counter.theme) }),
  };
  const relation = relationOf(support, counter);
  return (
    voice.say(NUMBER_WEIGHING[relation], slots, rules, area) ??
    voice.say(NUMBER_WEIGHING['two-voices'], slots, rules, area)
  );
}

function relationOf(support: Weighed | null, counter: Weighed | null): NumberRelation {
  if (!counter) return 'no-counter';
  if (!support) return 'no-support';
  if (support.telling && support.telling.key === counter.telling?.key) return 'same-place';
  const [s, c] = [support.kind, counter.kind];
  const isSquare = (kind: string) => kind.startsWith('square');
  if (s === 'arcanum' && isSquare(c)) return 'matrix-vs-square';
  if (isSquare(s) && c === 'arcanum') return 'square-vs-matrix';
  if (s === 'square-line' && c === 'square-cell') return 'line-vs-cell';
  if (s === 'square-cell' && c === 'square-line') return 'cell-vs-line';
  if (isSquare(s) && isSquare(c)) return 'cells';
  if (s === 'name-number' && c !== 'name-number') return 'name-vs-date';
  if (s !== 'name-number' && c === 'name-number') return 'date-vs-name';
  if (s === 'arcanum' && c === 'arcanum') return 'points';
  return 'two-voices';
}

/** Personal years that claim something of an area, the nearest first. */
export function yearWakings(
  voice: Voice,
  area: Area,
  years: readonly PersonalYear[],
  wakes: Readonly<Record<'good' | 'hard', readonly string[]>>,
): AreaWays['wakings'] {
  return years.flatMap(({ year, number, rule }, order) => {
    const claim = numberUnit({ kind: 'personal-year', number })?.claims.find((one) => one.area === area);
    const n = YEAR_ORDINALS[number - 1];
    if (!claim || !n) return [];
    const ways = claim.polarity > 0 ? wakes.good : wakes.hard;
    const { about } = AREA_PLANS[area];
    const slots = { y: printed(year, rule, 'year'), n, about, theme: themeName(claim.theme) };
    const draft = voice.say(ways, slots, [rule], area);
    return draft ? [{ draft, order }] : [];
  });
}
