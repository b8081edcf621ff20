import type { getLifeLine } from '@nebosvod/contracts/chart-life-line';
import type { ComputedOf } from '@nebosvod/contracts/endpoint';
import { LEAST_DAYS, LEAST_VOICES } from '@nebosvod/engine/life/convergence';
import type { TraceEntries } from '../../computation/trace.ts';

type Answer = Pick<ComputedOf<typeof getLifeLine>, 'rows' | 'convergences' | 'rasiDasha' | 'leftOut'>;

/** How the rows of the line came about, and the rule of what converges. */
export function traceOfLifeLine({ rows, convergences, rasiDasha, leftOut }: Answer): TraceEntries {
  const entries: TraceEntries = {
    convergences: {
      inputs: { found: convergences.length, leastVoices: LEAST_VOICES, leastDays: LEAST_DAYS, leftOut },
      formula:
        'three or more of: vimshottari, dasha of signs, Saturn, Jupiter, nodes, profections, firdaria, releasing point at one graha or house for 14 days or longer',
      source: 'modern',
    },
  };
  for (const { id, system, spans, marks } of rows) {
    entries[`rows.${id}`] = { inputs: { spans: spans.length, marks: marks.length }, ...rowRule(system, rasiDasha) };
  }
  return entries;
}

function rowRule(system: Answer['rows'][number]['system'], rasiDasha: string): { formula: string; source: string } {
  switch (system) {
    case 'vimshottari':
      return {
        formula: 'periods of 120 years from the nakshatra of the Moon, divided in proportion',
        source: 'BPHS 46',
      };
    case 'rasi-dasha':
      return { formula: `periods of the signs: ${rasiDasha}`, source: 'chart.getRashaPeriods' };
    case 'sade-sati':
      return { formula: 'Saturn in 12, 1, 2 (sade sati), 4, 8 (dhaiya) from the natal Moon', source: 'PD 26' };
    case 'return':
      return { formula: 'every passage over the natal longitude, mean nodes', source: 'modern' };
    case 'profection':
      return {
        formula: 'the tropical ascendant a whole sign a year, from return to return of the Sun',
        source: 'modern',
      };
    case 'firdaria':
      return {
        formula: 'from the light of the sect down the Chaldean order, then the nodes; sevenths',
        source: 'Gunzburg',
      };
    case 'releasing':
      return { formula: 'signs from the lot by the lesser years of their lords, years of 360 days', source: 'modern' };
    default:
      return { formula: 'entries into signs, direct and retrograde, mean nodes', source: 'PD 26' };
  }
}
