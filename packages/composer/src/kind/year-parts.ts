import type { MuhurtaPlace } from '@nebosvod/contracts/muhurta-choice';
import type { Rule } from '@nebosvod/contracts/rule';
import { signLord } from '@nebosvod/engine/state/dignity';
import type { Tajaka } from '@nebosvod/engine/tajaka/tajaka';
import { planetOf } from '@nebosvod/engine/tajaka/varsha';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import type { Line } from '../weigh/testimony.ts';
import { unitOf } from '../weigh/unit-index.ts';
import { yearYogas, yogaOpening } from './year-yogas.ts';

/** Bands of panchavargiya bala as units call them. */
export const BANDS = { weak: 'weak', middling: 'middle', strong: 'strong' } as const;
/** Most sahams told. */
const SAHAMS = 5;

/** A unit of the year with the rule it rests on. */
export interface YearPart {
  readonly factor: Extract<UnitFactor, { kind: 'tajaka' }>;
  readonly rule: Rule;
  readonly strength?: 'weak' | 'middle' | 'strong';
  readonly opening?: Line;
}

/** Parts of a year by where they are told. */
interface YearParts {
  readonly tone: readonly YearPart[];
  readonly help: readonly YearPart[];
  readonly hinder: readonly YearPart[];
}

/** Which year rules speak of: the one that runs on a date, and where it is lived when that is not the place of birth. */
export interface YearRef {
  readonly at: string;
  readonly place?: MuhurtaPlace;
}

/** What units word in the chart of the year: its tone, what of yogas and sahams helps and what hinders. */
export function yearParts(year: Tajaka, ref: YearRef): YearParts {
  const { varsha, yearLord, muntha, bearers } = year;
  const part = (of: YearPart['factor']['of'], id: string, more: Partial<YearPart> = {}): YearPart => ({
    factor: { kind: 'tajaka', of, id },
    rule: { kind: 'tajaka', part: of, id, ...ref },
    ...more,
  });
  const tone = [
    part('year-lagna', String(varsha.lagna)),
    part('year-lord', yearLord.planet, { strength: BANDS[year.strengths[yearLord.planet].band] }),
    part('year-lord-in-house', String(planetOf(varsha, yearLord.planet).house)),
    part('muntha', String(muntha.house)),
    part('muntha-lord', String(planetOf(varsha, bearers.munthaLord).house)),
  ];
  const yogas = yearYogas(year).map((yoga) => {
    const opening = yogaOpening(year, yoga, { kind: 'tajaka', part: 'yoga', id: yoga.id, ...ref });
    return part('yoga', yoga.id, opening ? { opening } : {});
  });
  const sahams = awakeSahams(year).map((id) => part('saham', id, { strength: 'strong' }));
  const all = [...yogas, ...sahams].filter(({ factor }) => unitOf(factor) !== null);
  const isHelp = ({ factor }: YearPart) => (claimOf(factor) ?? 1) > 0;
  return { tone, help: all.filter(isHelp), hinder: all.filter((one) => !isHelp(one)) };
}

/** Sahams with the strongest lords, one of each lord before a second of any: a lord that owns ten of them says no more by that. */
function awakeSahams({ sahams, strengths }: Tajaka): string[] {
  const ranked = sahams
    .map(({ id, point }) => ({ id, lord: signLord(point.sign) }))
    .filter(({ lord, id }) => strengths[lord].band === 'strong' && unitOf({ kind: 'tajaka', of: 'saham', id }) !== null)
    .map((one, index, all) => ({ ...one, turn: all.slice(0, index).filter(({ lord }) => lord === one.lord).length }));
  return ranked
    .sort((a, b) => a.turn - b.turn || strengths[b.lord].total - strengths[a.lord].total)
    .slice(0, SAHAMS)
    .map(({ id }) => id);
}

/** Polarity of the first claim of a unit: on which side its words stand. */
function claimOf(factor: UnitFactor): number | undefined {
  const unit = unitOf(factor);
  return (unit?.claims[0] ?? unit?.variants?.[0]?.claims[0])?.polarity;
}
