import { nakshatraLord } from '../angle/nakshatra.ts';
import { type House, signOf, signs } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import { doesAspect } from '../state/aspect.ts';
import { signLord } from '../state/dignity.ts';
import type { NODE_TIES } from './kp.ids.ts';
import type { KpBody } from './kp-chart.ts';

/** Something in four grades, the strongest first. */
export type InFourGrades<Value> = readonly [Value, Value, Value, Value];

/** Grahas and cusps, both with their houses. */
export interface KpHouses {
  readonly cusps: readonly number[];
  readonly bodies: readonly KpBody[];
}

/** Grahas that signify a house: in the star of an occupant, occupants, in the star of the owner, the owner. */
export interface HouseSignificators {
  readonly house: House;
  readonly owner: Graha;
  readonly grades: InFourGrades<readonly Graha[]>;
}

/** Houses that a graha signifies: where its star lord stands, where it stands, what its star lord owns, what it owns. */
export interface GrahaSignifications {
  readonly graha: Graha;
  readonly grades: InFourGrades<readonly House[]>;
}

/** A planet that a node stands for, and how it comes to it. */
export interface NodeAgency {
  readonly node: 'rahu' | 'ketu';
  readonly stands: readonly { readonly for: Graha; readonly by: (typeof NODE_TIES)[number] }[];
}

/** Four-fold significators of the twelve houses; a house is owned by the lord of the sign on its cusp, the nodes own none. [KP] */
export function houseSignificators({ cusps, bodies }: KpHouses): readonly HouseSignificators[] {
  const inStarOf = (lords: readonly Graha[]) => idsOf(bodies.filter((body) => lords.includes(starLordOf(body))));
  return signs.map((house) => {
    const owner = ownerOf(cusps, house);
    const occupants = idsOf(bodies.filter((body) => body.house === house));
    return { house, owner, grades: [inStarOf(occupants), occupants, inStarOf([owner]), [owner]] };
  });
}

/** Four-fold significations of the nine grahas: the same ties told from the side of the graha. [KP] */
export function grahaSignifications({ cusps, bodies }: KpHouses): readonly GrahaSignifications[] {
  const standsIn = (id: Graha) => bodies.flatMap((body) => (body.id === id && body.house !== null ? [body.house] : []));
  const owns = (id: Graha) => signs.filter((house) => ownerOf(cusps, house) === id);
  return bodies.map((body) => {
    const lord = starLordOf(body);
    return { graha: body.id, grades: [standsIn(lord), standsIn(body.id), owns(lord), owns(body.id)] };
  });
}

/** Whom the nodes stand for: who shares their sign, who aspects it, the lord of their star, the lord of their sign. [KP] */
export function nodeAgencies(bodies: readonly KpBody[]): readonly NodeAgency[] {
  return (['rahu', 'ketu'] as const).flatMap((node) => {
    const own = bodies.find(({ id }) => id === node);
    if (!own) return [];
    const others = bodies.filter(({ id }) => id !== 'rahu' && id !== 'ketu');
    const tie = (by: (typeof NODE_TIES)[number], found: readonly Graha[]) => found.map((id) => ({ for: id, by }));
    const aspecting = others.filter(({ id, sign }) => doesAspect(id, sign, own.sign));
    const stands = [
      ...tie('conjoined', idsOf(others.filter(({ sign }) => sign === own.sign))),
      ...tie('aspected', idsOf(aspecting)),
      ...tie('star', [starLordOf(own)]),
      ...tie('sign', [signLord(own.sign)]),
    ];
    return [{ node, stands }];
  });
}

function ownerOf(cusps: readonly number[], house: House): Graha {
  return signLord(signOf(cusps[house - 1]));
}

function starLordOf({ nakshatra }: KpBody): Graha {
  return nakshatraLord(nakshatra);
}

function idsOf(bodies: readonly KpBody[]): readonly Graha[] {
  return GRAHAS.filter((id) => bodies.some((body) => body.id === id));
}
