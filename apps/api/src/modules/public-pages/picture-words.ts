import type { PublicPage, PublicTerm } from '@nebosvod/contracts/public-page';
import { formatDayAndMonth, formatMonth } from '@nebosvod/terms/civil-date';
import { formatTime, formatTimeRange, wallClock } from '@nebosvod/terms/clock';
import { dayTermName } from '@nebosvod/terms/day-term';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { ekadashiName, tithiName } from '@nebosvod/terms/panchanga';
import { counted } from '@nebosvod/terms/plural';
import { varaName } from '@nebosvod/terms/vara';

type Found = Exclude<PublicPage, { kind: 'missing' }>;

/** What a picture for sharing says. */
export interface PictureWords {
  /** «21 ноября 2026» */
  readonly title: string;
  /** «Панчанга, суббота, Москва» */
  readonly subtitle: string;
  /** Up to three columns. */
  readonly facts: readonly { readonly label: string; readonly value: string; readonly note: string }[];
  /** Whole sentences in place of the columns: the day in three. */
  readonly sentences?: readonly string[];
  /** Degrees from the Sun to the Moon for its disc; null = none. */
  readonly elongation: number | null;
}

export function pictureWords(page: Found): PictureWords {
  switch (page.kind) {
    case 'day':
    case 'cities':
      return dayWords(page);
    case 'month':
      return monthWords(page);
    case 'ekadashi':
      return yearWords(page);
    case 'term':
      return termWords(page);
    case 'festival':
      return holidayWords(page);
    case 'festivals':
      return {
        title: 'Праздники и посты',
        subtitle: `Что это, зачем и когда, ${page.city.name}`,
        facts: page.festivals.slice(0, 3).map(({ name, date }) => ({
          label: name,
          value: date === null ? '' : formatDayAndMonth(date),
          note: '',
        })),
        elongation: 180,
      };
    case 'article':
      return { title: 'Небосвод', subtitle: page.title, facts: [], elongation: 60 };
    case 'articles':
      return { title: 'Статьи', subtitle: 'Как считают карту, календарь и числа', facts: [], elongation: 60 };
    case 'limb':
      return {
        title: limbTitle[page.term],
        subtitle: 'Что значит каждая и что ей подходит',
        facts: [],
        elongation: 90,
      };
  }
}

function dayWords({ kind, day, city }: Extract<Found, { kind: 'day' | 'cities' }>): PictureWords {
  const zone = { timeZone: city.timeZone };
  const [tithi, star] = [day.tithis[0], day.nakshatras[0]];
  const until = (end: string) => `до ${formatTime(end, zone, { from: day.date })}`;
  const window = day.windows?.rahuKala;
  return {
    title: `${formatDayAndMonth(day.date)} ${day.date.slice(0, 4)}`,
    subtitle: `Панчанга, ${varaName(day.vara)}, ${kind === 'cities' ? 'по городам' : city.name}`,
    facts: [
      ...(tithi ? [{ label: 'Титхи', value: tithiName(tithi.index), note: until(tithi.end) }] : []),
      ...(star ? [{ label: 'Накшатра', value: nakshatraName(star.index), note: until(star.end) }] : []),
      window && day.sunrise
        ? {
            label: 'Раху-кала',
            value: formatTimeRange(window.start, window.end, zone),
            note: `восход ${formatTime(day.sunrise, zone)}`,
          }
        : { label: 'Солнце', value: day.reason === 'POLAR_NIGHT' ? 'не восходит' : 'не заходит', note: '' },
    ],
    ...(kind === 'day' && day.inThree && { sentences: day.inThree }),
    // The middle of the tithi: near enough for a disc.
    elongation: tithi ? (tithi.index - 0.5) * 12 : null,
  };
}

function monthWords({ month, city, found }: Extract<Found, { kind: 'month' }>): PictureWords {
  const dates = (wanted: (festival: (typeof found.festivals)[number]) => boolean) => [
    ...new Set(
      found.festivals
        .filter((festival) => festival.date.startsWith(month) && wanted(festival))
        .map(({ date }) => Number(date.slice(8))),
    ),
  ];
  const listed = (label: string, days: readonly number[]) =>
    days.length === 0 ? [] : [{ label, value: days.join(', '), note: '' }];
  const name = formatMonth(month);
  return {
    title: name.charAt(0).toUpperCase() + name.slice(1),
    subtitle: `Панчанга на месяц, ${city.name}`,
    facts: [
      ...listed(
        'Экадаши',
        dates(({ kind, tradition }) => kind === 'ekadashi' && tradition === 'smarta'),
      ),
      ...listed(
        'Полнолуние',
        dates(({ id }) => id === 'purnima'),
      ),
      ...listed(
        'Новолуние',
        dates(({ id }) => id === 'amavasya'),
      ),
    ],
    elongation: 180,
  };
}

const limbTitle = {
  tithi: 'Титхи',
  nakshatra: 'Накшатры',
  yoga: 'Йоги дня',
  karana: 'Караны',
  vara: 'Дни недели',
  muhurta: 'Мухурты',
} as const satisfies Record<PublicTerm, string>;

function holidayWords({ name, city, dates }: Extract<Found, { kind: 'festival' }>): PictureWords {
  return {
    title: name,
    subtitle: `Что это, что делают и когда, ${city.name}`,
    facts: dates.slice(0, 3).map(({ date, vaishnava }) => ({
      label: date.slice(0, 4),
      value: formatDayAndMonth(date),
      note: vaishnava === null ? '' : `вайшнава ${formatDayAndMonth(vaishnava)}`,
    })),
    elongation: 180,
  };
}

function termWords({ term, numbers, passages, city, today }: Extract<Found, { kind: 'term' }>): PictureWords {
  const [number = 1] = numbers;
  const zone = { timeZone: city.timeZone };
  const coming = passages.filter(({ end }) => end >= today).slice(0, 3);
  return {
    title: dayTermName(term, number),
    subtitle: `${termKind[term]}: значение и даты, ${city.name}`,
    facts: coming.map(({ index, start, end }) => {
      const { date } = wallClock(start, zone);
      return {
        label: term === 'tithi' ? tithiName(index) : termLabel[term],
        value: `с ${formatTime(start, zone)}, ${formatDayAndMonth(date)}`,
        note: `до ${formatTime(end, zone, { from: date })}`,
      };
    }),
    elongation: term === 'tithi' ? (number - 0.5) * 12 : null,
  };
}

const termKind = {
  tithi: 'Титхи',
  nakshatra: 'Накшатра',
  yoga: 'Йога дня',
  karana: 'Карана',
  vara: 'День недели',
  muhurta: 'Мухурта',
} as const satisfies Record<PublicTerm, string>;

const termLabel = {
  nakshatra: 'Луна в накшатре',
  yoga: 'Держится',
  karana: 'Держится',
  vara: 'От восхода до восхода',
  muhurta: 'Идёт',
} as const;

function yearWords({ year, city, ekadashis, isOverview, today }: Extract<Found, { kind: 'ekadashi' }>): PictureWords {
  const coming = ekadashis.filter(({ smarta }) => smarta >= today);
  const shown = (coming.length >= 3 ? coming : ekadashis).slice(0, 3);
  return {
    title: `Экадаши ${year}`,
    subtitle: `${counted(ekadashis.length, 'пост', 'поста', 'постов')} за год, ${isOverview ? 'по городам' : city.name}`,
    facts: shown.map((one) => ({
      label: ekadashiName(one.isAdhika ? 13 : one.purnimantaMonth, one.paksha),
      value: formatDayAndMonth(one.smarta),
      note: one.smarta === one.vaishnava ? '' : `вайшнава ${formatDayAndMonth(one.vaishnava)}`,
    })),
    elongation: 126,
  };
}
