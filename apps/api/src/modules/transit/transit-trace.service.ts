import type { getTransits } from '@nebosvod/contracts/chart-natal-transit';
import type { SentAnswerOf } from '@nebosvod/contracts/endpoint';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import type { Computation } from '../../computation/computation.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';

type Answer = Pick<SentAnswerOf<typeof getTransits>, 'transits' | 'taraBala' | 'chandraBala'>;

/** How the values of chart.getTransits came about: houses, kaksha, bindus and tara of each body, and the balas of the Moon. */
export function traceOfTransits(
  { chart, moment }: Pick<Computation, 'chart' | 'moment'>,
  { transits }: Answer,
): TraceEntries {
  const natalMoon = bodyOf(chart, 'moon');
  const lagna = moment.isTimeKnown ? chart.ascendant.sign : null;
  const entries: TraceEntries = {};
  transits.forEach(({ id, longitude, sign, nakshatra, kaksha, bindus }, index) => {
    const path = `transits.${index}`;
    entries[`${path}.houseFromMoon`] = {
      inputs: { body: id, sign, moonSign: natalMoon.sign },
      formula: '(sign - moonSign + 12) mod 12 + 1',
      source: 'PD 26',
    };
    if (lagna !== null) {
      entries[`${path}.houseFromLagna`] = {
        inputs: { body: id, sign, lagnaSign: lagna },
        formula: '(sign - lagnaSign + 12) mod 12 + 1',
        source: 'PD 26',
      };
    }
    entries[`${path}.tara`] = {
      inputs: { body: id, nakshatra, moonNakshatra: natalMoon.nakshatra },
      formula: '((nakshatra - moonNakshatra) mod 27) mod 9 + 1',
      source: 'MC 4',
    };
    entries[`${path}.kaksha`] = {
      inputs: { body: id, longitude, lord: kaksha.lord },
      formula: 'floor(degreeInSign / 3.75) + 1; lords Saturn Jupiter Mars Sun Venus Mercury Moon lagna',
      source: 'PVR 12',
    };
    if (bindus) {
      entries[`${path}.bindus`] = {
        inputs: { body: id, sign, own: bindus.own, sarva: bindus.sarva },
        formula: 'bindus of the sign in the natal ashtakavarga',
        source: 'BPHS 66–72',
      };
    }
  });
  const moon = transits.find(({ id }) => id === 'moon');
  if (moon) {
    entries['taraBala.isGood'] = {
      inputs: { nakshatra: moon.nakshatra, moonNakshatra: natalMoon.nakshatra },
      formula: 'tara is none of 3, 5, 7',
      source: 'MC 4',
    };
    entries['chandraBala.isGood'] = {
      inputs: { sign: moon.sign, moonSign: natalMoon.sign },
      formula: 'count is one of 1, 3, 6, 7, 10, 11',
      source: 'MC 4',
    };
  }
  return entries;
}
