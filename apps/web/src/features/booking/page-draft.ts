import type { BookingPage } from '@nebosvod/contracts/booking';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { parseDate } from '../../ui/date-input.ts';
import type { PageChange } from './api/use-booking.ts';

/** Days of the week in the order of a Russian calendar, by the number of the wire. */
export const weekdays = [
  { weekday: 1, title: 'Понедельник' },
  { weekday: 2, title: 'Вторник' },
  { weekday: 3, title: 'Среда' },
  { weekday: 4, title: 'Четверг' },
  { weekday: 5, title: 'Пятница' },
  { weekday: 6, title: 'Суббота' },
  { weekday: 0, title: 'Воскресенье' },
] as const;

/** A kind of meeting as typed. */
export interface KindDraft {
  /** Of a kind that is stored; a new one has none. */
  readonly id: string | null;
  /** Stays with the row while it is edited. */
  readonly key: string;
  readonly title: string;
  readonly price: string;
  readonly minutes: string;
}

/** The settings as typed: hours of a weekday and days off are lines of text. */
export interface PageDraft {
  readonly isOpen: boolean;
  readonly name: string;
  readonly about: string;
  readonly contacts: string;
  readonly timeZone: string;
  readonly kinds: readonly KindDraft[];
  /** By weekday, 0 = Sunday: «10:00–14:00, 15:00–19:00». */
  readonly hours: Readonly<Record<number, string>>;
  readonly daysOff: string;
  readonly leadHours: string;
  readonly daysAhead: string;
  readonly notice: string;
}

export function draftOf(page: BookingPage): PageDraft {
  const { isOpen, name, about, contacts, timeZone, notice } = page;
  const hoursOf = (weekday: number) =>
    page.hours
      .filter((one) => one.weekday === weekday)
      .map(({ from, to }) => `${from}–${to}`)
      .join(', ');
  return {
    ...{ isOpen, name, about, contacts, timeZone, notice },
    kinds: page.kinds.map(({ id, title, price, minutes }) => ({ id, key: id, title, price, minutes: String(minutes) })),
    hours: Object.fromEntries(weekdays.map(({ weekday }) => [weekday, hoursOf(weekday)])),
    daysOff: page.daysOff.map(formatNumericDate).join(', '),
    leadHours: String(page.leadHours),
    daysAhead: String(page.daysAhead),
  };
}

export type Mistakes = Readonly<Record<string, string>>;

const listed = (text: string) =>
  text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** «9-13» and «10:30–14» alike; null for what is no stretch of a day. */
function stretchOf(text: string): { readonly from: string; readonly to: string } | null {
  const clock = (hour: string | undefined, minute: string | undefined) =>
    Number(hour) < 24 && Number(minute ?? 0) < 60 ? `${String(hour).padStart(2, '0')}:${minute ?? '00'}` : null;
  const match = /^(?:с\s*)?(\d{1,2})(?:[:.](\d\d))?\s*(?:[-–—]|до)\s*(\d{1,2})(?:[:.](\d\d))?$/.exec(text);
  const [from, to] = match ? [clock(match[1], match[2]), clock(match[3], match[4])] : [null, null];
  return from !== null && to !== null && from < to ? { from, to } : null;
}

/** What is sent, or what is wrong by the names of fields (`hours.1`, `kinds.0.minutes` …). */
export function readDraft(draft: PageDraft): { readonly body: PageChange; readonly mistakes: Mistakes } {
  const mistakes: Record<string, string> = {};
  const whole = (field: string, text: string) => {
    if (!/^\d{1,4}$/.test(text.trim())) mistakes[field] = 'Нужно целое число';
    return Number(text);
  };
  const hours = weekdays.flatMap(({ weekday }) =>
    listed(draft.hours[weekday] ?? '').flatMap((text) => {
      const stretch = stretchOf(text);
      if (stretch) return [{ weekday, ...stretch }];
      mistakes[`hours.${weekday}`] = 'Часы пишутся как 10:00–14:00, 15:00–19:00';
      return [];
    }),
  );
  const daysOff = listed(draft.daysOff).flatMap((text) => {
    const date = parseDate(text);
    if (date.kind === 'value') return [date.value];
    if (date.kind === 'error') mistakes.daysOff = `${text}: ${date.message.toLowerCase()}`;
    return [];
  });
  const kinds = draft.kinds.map(({ id, title, price, minutes }, index) => ({
    ...(id === null ? {} : { id }),
    title,
    price,
    minutes: whole(`kinds.${index}.minutes`, minutes),
  }));
  const { isOpen, name, about, contacts, timeZone, notice } = draft;
  const body = {
    ...{ isOpen, name, about, contacts, timeZone, notice, kinds, hours },
    daysOff: [...new Set(daysOff)],
    leadHours: whole('leadHours', draft.leadHours),
    daysAhead: whole('daysAhead', draft.daysAhead),
  };
  return { body, mistakes };
}

/** Mistakes that the server tells, by the fields of the form: an hour by its weekday. */
export function mistakesBySent(
  { hours = [] }: PageChange,
  errors: readonly { readonly path: string; readonly message: string }[],
): Mistakes {
  return Object.fromEntries(
    errors.map(({ path, message }) => {
      const index = /^hours\.(\d+)\./.exec(path)?.[1];
      const weekday = index === undefined ? undefined : hours[Number(index)]?.weekday;
      return [weekday === undefined ? path : `hours.${weekday}`, message];
    }),
  );
}
