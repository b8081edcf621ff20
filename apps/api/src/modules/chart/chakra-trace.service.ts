import type { getChakras } from '@nebosvod/contracts/chart-chakras';
import type { SentAnswerOf } from '@nebosvod/contracts/endpoint';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import type { Graha } from '@nebosvod/engine/bodies';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import type { Computation } from '../../computation/computation.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';

type Chakra = SentAnswerOf<typeof getChakras>['chakra'];

const star = 'star of the 28; Abhijit is 276°40′–280°53′20″ of the sidereal zodiac';

/** How a diagram of chart.getChakras came about: the counts it rests on, with their inputs and sources. */
export function traceOfChakra(
  { chart, settings }: Pick<Computation, 'chart' | 'settings'>,
  chakra: Chakra,
): TraceEntries {
  const sidereal = (graha: Graha) => normalizeDegrees(bodyOf(chart, graha).tropicalLongitude - chart.ayanamsha);
  switch (chakra.kind) {
    case 'energy':
      return chakra.school === 'sign-lords'
        ? traceOfLords(chakra)
        : traceOfAxis(chakra, bodyOf(chart, 'ketu').longitude);
    case 'sudarshana':
      return Object.fromEntries(
        chakra.rings.map(({ from, houses }, index) => [
          `chakra.rings.${index}.houses`,
          {
            inputs: { from, firstSign: houses[0]?.sign },
            formula: 'sign of house n = first sign + n - 1',
            source: 'BPHS 74',
          },
        ]),
      );
    case 'sarvatobhadra':
      return Object.fromEntries(
        chakra.vedhas
          .map((vedha, index) => ({ vedha, index }))
          .filter(({ vedha }) => vedha.direction === 'front')
          .map(({ vedha, index }) => [
            `chakra.vedhas.${index}`,
            {
              inputs: { graha: vedha.graha, longitude: sidereal(vedha.graha), star: vedha.star },
              formula: `${star}; vedha straight across and along both diagonals`,
              source: 'PVR',
            },
          ]),
      );
    case 'kota':
      return {
        'chakra.janmaStar': { inputs: { moon: sidereal('moon') }, formula: star, source: 'NJ' },
        'chakra.kotaSwami': { inputs: { moon: sidereal('moon') }, formula: "lord of the Moon's sign", source: 'NJ' },
        'chakra.stars': {
          inputs: { janmaStar: chakra.janmaStar },
          formula:
            'position = (star - janmaStar + 28) mod 28 + 1; seven a quarter: bahya prakara madhya stambha madhya prakara bahya',
          source: 'NJ',
        },
      };
    case 'kalanala':
      return {
        'chakra.sunStar': { inputs: { sun: sidereal('sun') }, formula: star, source: 'NJ' },
        'chakra.janmaStar': { inputs: { moon: sidereal('moon') }, formula: star, source: 'NJ' },
        'chakra.janmaPosition': {
          inputs: { sunStar: chakra.sunStar, janmaStar: chakra.janmaStar },
          formula: '(janmaStar - sunStar + 28) mod 28 + 1',
          source: 'NJ',
        },
        'chakra.janmaPart': {
          inputs: { janmaPosition: chakra.janmaPosition },
          formula: 'trident 1 2 28; lines 3 4 8 10 20 22 26 27; sides 5-7 23-25; horns 9 21; roots 11-19',
          source: 'NJ',
        },
      };
    default:
      return {
        'chakra.yearBegins': {
          inputs: {
            sun: bodyOf(chart, 'sun').longitude,
            zodiac: settings.zodiac,
            completedYears: chakra.completedYears,
          },
          formula: 'the Sun comes back to its longitude of birth',
          source: 'TN',
        },
        'chakra.places': {
          inputs: { runningYear: chakra.completedYears + 1, lagnaSign: chakra.lagnaSign },
          formula:
            'graha moves to sign + remainder - 1: year mod 9 Moon, mod 6 Mars and the nodes (backward), mod 4 others',
          source: 'TN',
        },
      };
  }
}

function traceOfLords({ centres }: Extract<Chakra, { school: 'sign-lords' }>): TraceEntries {
  return Object.fromEntries(
    centres.map(({ lords }, index) => [
      `chakra.centres.${index}.score`,
      {
        inputs: { lords },
        formula: 'min(100, 50 * mean shadbala / required of the lords)',
        source: 'school of sign lords',
      },
    ]),
  );
}

function traceOfAxis({ centres }: Extract<Chakra, { school: 'node-axis' }>, ketu: number): TraceEntries {
  return Object.fromEntries(
    centres.map(({ from, to }, index) => [
      `chakra.centres.${index}`,
      { inputs: { ketu, from, to }, formula: 'from <= distance from Ketu < to', source: 'school of the node axis' },
    ]),
  );
}
