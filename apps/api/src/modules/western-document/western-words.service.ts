import { sentencesOf } from '@nebosvod/composer/weigh/unit-words';
import { westernUnitOf } from '@nebosvod/composer/western/western-found';
import { ASPECT_NATURES } from '@nebosvod/composer/western/western-names';
import { toSign } from '@nebosvod/engine/angle/sign';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import type { WesternPlanet, WesternPointId } from '@nebosvod/engine/western/western-body';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import type { westernChartOf } from '../western/western-chart.service.ts';

type Chart = ReturnType<typeof westernChartOf>;

/** What the base says of a chart for its owner to read, in a few sentences each; nothing of what is not sure or is switched off. */
export interface WesternWords {
  readonly ascendant: string | null;
  readonly planets: Readonly<Partial<Record<WesternPlanet, string>>>;
  /** By the two planets: «venus neptune». */
  readonly aspects: Readonly<Record<string, string>>;
}

/** Sentences of a body that follow its lead. */
const AFTER = { sign: 2, house: 1, aspect: 2 } as const;

/** Words of the base for the ascendant, the ten planets in signs and houses, and the aspects of a chart. */
export function westernWords({ ascendant, bodies, aspects }: Chart): WesternWords {
  return {
    ascendant:
      ascendant && words({ kind: 'angle-in-sign', angle: 'ascendant', sign: toSign(ascendant.sign) }, AFTER.sign),
    planets: Object.fromEntries(
      WESTERN_PLANETS.flatMap((planet) => {
        const body = bodies.find(({ id }) => id === planet);
        if (body === undefined) return [];
        const { sign, signHolds, house } = body;
        const parts = [
          signHolds === false ? null : words({ kind: 'planet-in-sign', planet, sign: toSign(sign) }, AFTER.sign),
          house === null ? null : words({ kind: 'planet-in-house', planet, house: toSign(house) }, AFTER.house),
        ].filter((part) => part !== null);
        return parts.length === 0 ? [] : [[planet, parts.join(' ')]];
      }),
    ),
    aspects: Object.fromEntries(
      aspects.flatMap(({ a, b, aspect }) => {
        if (!isPlanet(a) || !isPlanet(b) || !isMajor(aspect)) return [];
        const said = words({ kind: 'planets-aspect', a, b, nature: ASPECT_NATURES[aspect] }, AFTER.aspect);
        return said === null ? [] : [[`${a} ${b}`, said]];
      }),
    ),
  };
}

/** The lead of a unit and so many sentences of what develops it. */
function words(factor: UnitFactor, after: number): string | null {
  const said = westernUnitOf(factor)?.words;
  return said ? [said.lead, ...sentencesOf(said.body).slice(0, after)].join(' ') : null;
}

const isPlanet = (id: WesternPointId): id is WesternPlanet => WESTERN_PLANETS.some((planet) => planet === id);
const isMajor = (aspect: string): aspect is keyof typeof ASPECT_NATURES => Object.hasOwn(ASPECT_NATURES, aspect);
