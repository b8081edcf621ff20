import { addDays, isCivilDate, partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { civilMonthTable } from '@nebosvod/terms/month.table';
import type { WritingPerson } from '../consultations/writing-request.ts';

/** Says whether a text holds something of the people a document is about. */
export type Traces = (text: string) => boolean;

const months = Object.values(civilMonthTable).map(({ genitive }) => genitive);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Traces of births and names: the day of birth and the days beside it in any year (a year of tajaka begins there), the clock, coordinates,
 * place, names in any case. A thesis that holds one is not sent.
 */
export function tracesOf(people: readonly WritingPerson[]): Traces {
  const patterns = people.flatMap(patternsOf);
  return (text) => patterns.some((pattern) => text.search(pattern) >= 0);
}

function patternsOf({ birth, name }: WritingPerson): RegExp[] {
  return [
    ...(isCivilDate(birth.date) ? [-1, 0, 1].flatMap((step) => dayPatterns(addDays(birth.date, step))) : []),
    new RegExp(escaped(birth.date), 'u'),
    ...(birth.time === null ? [] : [new RegExp(`(?<!\\d)${escaped(birth.time.slice(0, 5))}`, 'u')]),
    ...[birth.latitude, birth.longitude].flatMap(coordinatePatterns),
    ...(birth.timeZone === undefined ? [] : [new RegExp(escaped(birth.timeZone), 'iu')]),
    ...namePatterns(birth.place ?? '', 4),
    ...namePatterns(birth.name ?? '', 2),
    ...namePatterns(name ?? '', 2),
  ];
}

function dayPatterns(date: string): RegExp[] {
  const { month, day } = partsOf(date);
  const two = (value: number) => String(value).padStart(2, '0');
  return [
    new RegExp(`(?<!\\d)0?${day}[ \\u00a0]${months[month - 1] ?? ''}`, 'iu'),
    new RegExp(`(?<!\\d)${two(day)}[./]${two(month)}(?!\\d)`, 'u'),
    new RegExp(`(?<!\\d)\\d{4}-${two(month)}-${two(day)}(?!\\d)`, 'u'),
  ];
}

/** A coordinate to two places, with a point or a comma; a whole degree says nothing. */
function coordinatePatterns(value: number): RegExp[] {
  const [whole = '', part = ''] = String(Math.abs(value)).split('.');
  return part.length < 2 ? [] : [new RegExp(`(?<!\\d)${whole}[.,]${part.slice(0, 2)}`, 'u')];
}

/** Words of a name in any case of theirs. */
export function namePatterns(name: string, shortest: number): RegExp[] {
  return (name.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= shortest)
    .map((word) => {
      const stem = word.length > 3 ? word.slice(0, -1) : word;
      return new RegExp(`(?<!\\p{L})${stem}\\p{L}{0,3}(?!\\p{L})`, 'giu');
    });
}
