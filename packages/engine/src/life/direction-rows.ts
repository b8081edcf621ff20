import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { DirectedContact } from '../western/directions/contact.ts';
import { primaryDirections } from '../western/directions/primary.ts';
import { progressedContacts, progressedPhases, solarArcContacts } from '../western/directions/secondary.ts';
import { TROPICAL_YEAR } from '../western/returns.ts';
import { WESTERN_PLANETS } from '../western/western.ids.ts';
import { aspectPoints, type WesternChart } from '../western/western-chart.ts';
import { type LifeContact, type LifeRange, type LifeRow, type LifeSpan, meetsRange } from './life-row.ts';

/**
 * Quarters of the progressed Moon, some seven years each, and every dated contact of ninety years by secondary progressions, solar arc and
 * primary directions (Placidus, Naibod). None has a voice: contacts are so many that they would point at every planet at most times.
 */
export function directionRows(ephemeris: Ephemeris, chart: WesternChart, range: LifeRange): readonly LifeRow[] {
  const natal = aspectPoints(chart, WESTERN_PLANETS, true).filter(({ id }) => id !== 'fortune');
  const dated = (years: number) => chart.julianDay + years * TROPICAL_YEAR;
  const contactRow = (system: LifeRow['system'], found: readonly DirectedContact[]): LifeRow => ({
    id: system,
    system,
    voice: null,
    spans: [],
    marks: [],
    contacts: found
      .map(({ years, promissor, aspect, significator }): LifeContact => {
        return { at: dated(years), promissor, aspect, significator };
      })
      .filter(({ at }) => at >= range.from && at < range.to),
  });
  const phases = progressedPhases(ephemeris, chart).map(({ phase, years }) => ({ phase, start: dated(years) }));
  const quarters = phases.map(({ phase, start }, index): LifeSpan => {
    const end = phases[index + 1]?.start ?? range.to;
    return { start, end, subject: { kind: 'moon-phase', phase }, points: [] };
  });
  return [
    {
      id: 'progressed-phase',
      system: 'progressed-phase',
      voice: null,
      spans: quarters.filter((span) => meetsRange(span, range)),
      marks: [],
    },
    contactRow('progression', progressedContacts(ephemeris, chart, natal)),
    contactRow('solar-arc', solarArcContacts(ephemeris, chart, natal)),
    contactRow('primary', primaryDirections(chart, 'placidus', 'naibod')),
  ];
}
