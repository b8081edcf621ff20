import type { getPlanetInfo } from '@nebosvod/contracts/chart-states';
import type { SentAnswerOf } from '@nebosvod/contracts/endpoint';
import { countSigns, type House, type Sign, toSign } from '@nebosvod/engine/angle/sign';
import { type Graha, isClassical, isGraha } from '@nebosvod/engine/bodies';
import { signLord } from '@nebosvod/engine/state/dignity';
import { functionalRole } from '@nebosvod/engine/state/functional-nature';
import type { Interpretation } from '@nebosvod/interpretations/text';
import {
  conjunctionKey,
  conjunctionText,
  grahaInHouseText,
  grahaInSignText,
  lagnaText,
  lordInHouseText,
  moonNakshatraText,
} from '@nebosvod/interpretations/texts';
import { grahaName } from '@nebosvod/terms/graha';
import { inHouse, lordOfHouse } from '@nebosvod/terms/house';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { inSign } from '@nebosvod/terms/sign';
import type { Computation } from '../../computation/computation.service.ts';
import { knownBirthOf } from '../../computation/known-birth.service.ts';
import { uncertaintyOf } from '../../computation/uncertainty.service.ts';
import { periodTexts } from './dasha-texts.service.ts';
import type { BodyAnswer } from './planets.service.ts';

type Texts = SentAnswerOf<typeof getPlanetInfo>['texts'];

/** A text before it is known whether the base has it. */
interface Candidate {
  readonly id: string;
  /** What of the chart it reads, in words: «Солнце в 5-м доме». */
  readonly factor: string;
  readonly entry: Interpretation | null;
}

/**
 * What the base of texts says of a body in this chart: its house, sign, lordships, company and great period.
 * Houses are those of the rashi chart, counted by signs from the lagna, whatever the house system: the classics read them so.
 * What the uncertain time does not settle is left out. None for a tropical chart and for an outer planet.
 */
export function planetTexts(computation: Computation, bodies: readonly BodyAnswer[], body: BodyAnswer): Texts {
  if (computation.settings.zodiac !== 'sidereal' || !isGraha(body.id)) return [];
  const lagna = sureLagna(computation);
  const house = lagna && isSure(body, 'sign') ? countSigns(lagna, toSign(body.sign)) : null;
  // What is most its own first: the reader sees the head of the list, the rest is folded.
  const found: readonly Candidate[] = [
    ...(house ? [houseCandidate(body.id, house)] : []),
    ...(isSure(body, 'sign') ? [signCandidate(body.id, body.sign)] : []),
    ...(body.id === 'moon' && isSure(body, 'nakshatra') ? [nakshatraCandidate(body.nakshatra)] : []),
    ...(lagna && body.id === signLord(lagna) ? [lagnaCandidate(lagna)] : []),
    ...(lagna && house ? lordCandidates(body.id, lagna, house) : []),
    ...(isSure(body, 'sign') ? companyCandidates(body, bodies) : []),
  ];
  return [
    ...found.flatMap(({ id, factor, entry }) =>
      entry ? [{ id, factor, ...entry, text: `${entry.short} ${entry.full}` }] : [],
    ),
    ...periodTexts(knownBirthOf(computation), [body.id]),
  ];
}

/** The sign of the ascendant, null where the time leaves it open. */
function sureLagna(computation: Computation): Sign | null {
  if (!computation.moment.isTimeKnown) return null;
  return isSure(uncertaintyOf(computation, 'lagna'), 'sign') ? computation.chart.ascendant.sign : null;
}

function isSure({ holds }: Pick<BodyAnswer, 'holds'>, what: 'sign' | 'nakshatra'): boolean {
  return holds?.[what] ?? true;
}

function houseCandidate(id: Graha, house: House): Candidate {
  return {
    id: `graha-in-house-${id}-${house}`,
    factor: `${grahaName(id)} ${inHouse(house)}`,
    entry: grahaInHouseText(id, house),
  };
}

function signCandidate(id: Graha, sign: number): Candidate {
  return {
    id: `graha-in-sign-${id}-${sign}`,
    factor: `${grahaName(id)} ${inSign(sign)}`,
    entry: grahaInSignText(id, sign),
  };
}

function lagnaCandidate(lagna: Sign): Candidate {
  return { id: `lagna-${lagna}`, factor: `Лагна ${inSign(lagna)}`, entry: lagnaText(lagna) };
}

/** The houses it owns, each read from where it stands; the nodes own none. */
function lordCandidates(id: Graha, lagna: Sign, house: House): Candidate[] {
  const owned = isClassical(id) ? functionalRole(lagna, id).lordOf : [];
  return owned.map((own) => ({
    id: `lord-in-house-${own}-${house}`,
    factor: `${grahaName(id)}, ${lordOfHouse(own)}, ${inHouse(house)}`,
    entry: lordInHouseText(own, house),
  }));
}

function companyCandidates({ id, sign }: BodyAnswer, bodies: readonly BodyAnswer[]): Candidate[] {
  const company = bodies.filter((other) => other.id !== id && other.sign === sign && isSure(other, 'sign'));
  return company.map((other) => ({
    id: `conjunction-${conjunctionKey(id, other.id)}`,
    factor: `${grahaName(id)} и ${grahaName(other.id)} в одном знаке`,
    entry: conjunctionText(id, other.id),
  }));
}

function nakshatraCandidate(nakshatra: number): Candidate {
  return {
    id: `moon-nakshatra-${nakshatra}`,
    factor: `Луна в накшатре ${nakshatraName(nakshatra)}`,
    entry: moonNakshatraText(nakshatra),
  };
}
