import type { SkyOccasion } from '@nebosvod/contracts/sky-occasions';

/** Marks that a cell of a month has room for. */
export const MOST_MARKS = 2;

/** What is marked first where a day has more than there is room for. */
const ORDER: readonly SkyOccasion['sky']['rule']['kind'][] = [
  'eclipse',
  'lunation',
  'station',
  'ekadashi',
  'festival',
  'sankranti',
  'ingress',
  'aspect',
  'number',
];

/** Events of each day that a month marks, the weightiest first. The Moon's ways into signs stay out: it makes one every other day. */
export function marksByDay(occasions: readonly SkyOccasion[]): ReadonlyMap<string, readonly SkyOccasion[]> {
  const days = new Map<string, SkyOccasion[]>();
  for (const occasion of occasions) {
    const { rule } = occasion.sky;
    if (rule.kind === 'ingress' && rule.body === 'moon') continue;
    days.set(occasion.date, [...(days.get(occasion.date) ?? []), occasion]);
  }
  const place = ({ sky }: SkyOccasion) => ORDER.indexOf(sky.rule.kind);
  for (const marks of days.values()) marks.sort((a, b) => place(a) - place(b) || a.sky.at.localeCompare(b.sky.at));
  return days;
}
