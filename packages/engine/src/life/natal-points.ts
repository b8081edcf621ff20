import { countSigns, type House, type Sign } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import { ownSigns, signLord } from '../state/dignity.ts';
import { type ByGraha, grahaSigns, grahasIn } from '../state/placement.ts';
import type { LifePoint, LifeSubject } from './life-row.ts';

/** What of the birth the rows may lean on. */
export interface NatalFacts {
  /** Signs of the nine grahas. */
  readonly signs: ByGraha<Sign>;
  /** Null when the time of birth is unknown, or not sure enough to know the sign. */
  readonly lagna: Sign | null;
  /** Null where the Moon changes sign in the time the birth may have been. */
  readonly moon: Sign | null;
}

/** The facts of a chart whose lagna and Moon are sure or not. */
export function natalFacts(chart: Chart, sure: { readonly lagna: boolean; readonly moon: boolean }): NatalFacts {
  return {
    signs: grahaSigns(chart),
    lagna: sure.lagna ? chart.ascendant.sign : null,
    moon: sure.moon ? bodyOf(chart, 'moon').sign : null,
  };
}

/** A sign as what fills a stretch of time. */
export function signSubject(sign: Sign, { lagna, moon }: NatalFacts): LifeSubject {
  return { kind: 'sign', sign, house: lagna && countSigns(lagna, sign), houseFromMoon: moon && countSigns(moon, sign) };
}

const ofGraha = (graha: Graha): LifePoint => ({ kind: 'graha', graha });
const ofHouse = (house: House): LifePoint => ({ kind: 'house', house });

function houseOf(sign: Sign, { lagna }: NatalFacts): readonly LifePoint[] {
  return lagna === null ? [] : [ofHouse(countSigns(lagna, sign))];
}

/** The Moon of an unknown hour may stand in another sign: she is pointed at only where hers is known. */
function standingIn(sign: Sign, facts: NatalFacts): readonly Graha[] {
  return grahasIn(facts.signs, sign).filter((graha) => graha !== 'moon' || facts.moon !== null);
}

/** A main period of vimshottari points at its lord alone: it lasts too long to tell one house from another. */
export function pointsOfMahadasha(lord: Graha): readonly LifePoint[] {
  return [ofGraha(lord)];
}

/** A sub-period of vimshottari points at its lord, the house in which he stands and the houses that he owns. */
export function pointsOfAntardasha(lord: Graha, facts: NatalFacts): readonly LifePoint[] {
  const houses = new Set([facts.signs[lord], ...ownSigns(lord)]);
  const isKnown = lord !== 'moon' || facts.moon !== null;
  return [ofGraha(lord), ...(isKnown ? [...houses].flatMap((sign) => houseOf(sign, facts)) : [])];
}

/** A main period of a sign points at its house, its lord and the grahas that stand in it. */
export function pointsOfSignPeriod(sign: Sign, facts: NatalFacts): readonly LifePoint[] {
  const grahas = new Set<Graha>([signLord(sign), ...standingIn(sign, facts)]);
  return [...houseOf(sign, facts), ...[...grahas].map(ofGraha)];
}

/** A graha on its way points at the house it passes and at the grahas that stand there at birth. */
export function pointsOfTransit(sign: Sign, facts: NatalFacts): readonly LifePoint[] {
  return [...houseOf(sign, facts), ...standingIn(sign, facts).map(ofGraha)];
}
