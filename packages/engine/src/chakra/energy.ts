import { arcForward, separation } from '../angle/degrees.ts';
import type { Sign } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { ClassicalGraha, Graha } from '../bodies.ts';
import { type Dignity, dignityOf } from '../state/dignity.ts';
import { type ByGraha, grahasIn } from '../state/placement.ts';
import { BODY_CHAKRAS } from './chakra.ids.ts';

export type BodyChakra = (typeof BODY_CHAKRAS)[number];

/** Lords and signs of the chakras in the school of sign lords, from the root up. */
export const CHAKRA_LORDS: Readonly<
  Record<BodyChakra, { readonly lords: readonly ClassicalGraha[]; readonly signs: readonly Sign[] }>
> = {
  muladhara: { lords: ['saturn'], signs: [10, 11] },
  svadhishthana: { lords: ['jupiter'], signs: [9, 12] },
  manipura: { lords: ['mars'], signs: [1, 8] },
  anahata: { lords: ['venus'], signs: [2, 7] },
  vishuddha: { lords: ['mercury'], signs: [3, 6] },
  ajna: { lords: ['sun', 'moon'], signs: [4, 5] },
};

export interface EnergyCentre {
  readonly chakra: BodyChakra;
  readonly lords: readonly {
    readonly graha: ClassicalGraha;
    readonly dignity: Dignity;
    readonly ratio: number | null;
  }[];
  readonly signs: readonly Sign[];
  readonly occupants: readonly Graha[];
  /** 0 … 100; 50 is a lord exactly as strong as required. Null when the strength is not known. */
  readonly score: number | null;
}

/**
 * Energy centres by sign lords. The score is half the lord's shadbala as a share of what is required of it, in percent,
 * the mean of the two for ajna, capped at 100.
 * @param ratios shadbala over the required one for each of the seven grahas; null when it cannot be computed
 */
export function energyBySignLords(
  signs: ByGraha<Sign>,
  longitudes: ByGraha<number>,
  ratios: Readonly<Record<ClassicalGraha, number>> | null,
): readonly EnergyCentre[] {
  return BODY_CHAKRAS.map((chakra) => {
    const { lords, signs: own } = CHAKRA_LORDS[chakra];
    const known = ratios === null ? null : lords.map((graha) => ratios[graha]);
    return {
      chakra,
      lords: lords.map((graha) => ({
        graha,
        dignity: dignityOf(graha, longitudes[graha], signs),
        ratio: ratios?.[graha] ?? null,
      })),
      signs: own,
      occupants: own.flatMap((sign) => grahasIn(signs, sign)),
      score: known === null ? null : Math.min(100, (known.reduce((sum, ratio) => sum + ratio, 0) / known.length) * 50),
    };
  });
}

export interface AxisCentre {
  readonly chakra: BodyChakra;
  /** Arc from Ketu, degrees, where the centre begins and ends. */
  readonly from: number;
  readonly to: number;
  /** Grahas on the side Ketu moves on to Rahu through the following signs, and on the other side. */
  readonly forward: readonly Graha[];
  readonly backward: readonly Graha[];
}

/** Energy centres along the axis of the nodes: the distance of a graha from Ketu, in arcs of 30°. */
export function energyByNodeAxis(longitudes: ByGraha<number>): readonly AxisCentre[] {
  return BODY_CHAKRAS.map((chakra, index) => {
    const inside = GRAHAS.filter((graha) => {
      const distance = separation(longitudes[graha], longitudes.ketu);
      return Math.min(5, Math.floor((distance + 1e-9) / 30)) === index;
    });
    const isForward = (graha: Graha) => arcForward(longitudes.ketu, longitudes[graha]) < 180;
    return {
      chakra,
      from: index * 30,
      to: index * 30 + 30,
      forward: inside.filter(isForward),
      backward: inside.filter((graha) => !isForward(graha)),
    };
  });
}
