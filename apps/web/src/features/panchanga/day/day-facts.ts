import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { type ClockZone, formatDuration, formatTime } from '@nebosvod/terms/clock';
import { directionTable, tithiQualityTable } from '@nebosvod/terms/day-period.table';
import { formatDegree } from '@nebosvod/terms/degree';
import { nakshatraName, nakshatraWithPada } from '@nebosvod/terms/nakshatra';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { masaName, samvatsaraName } from '@nebosvod/terms/panchanga';
import { ayanaTable, rituTable } from '@nebosvod/terms/season.table';
import { signName } from '@nebosvod/terms/sign';
import { varaName } from '@nebosvod/terms/vara';
import { spanText } from '../span-text.ts';
import { windowSpans } from './day-spans.ts';
import { type DaySpan, karanaTone, panchakaKindName, yogaTone } from './term.ts';

/** One line of a card. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Muted words after the value. */
  readonly note?: string;
  /** What the line opens, when it is a stretch of the day with a meaning. */
  readonly span?: DaySpan;
}

export interface FactGroup {
  readonly id: 'limbs' | 'good' | 'bad' | 'luminaries' | 'signs' | 'years' | 'seasons';
  readonly title: string;
  readonly facts: readonly Fact[];
}

type Day = PanchangaDayAnswer;
interface Options extends NameOptions {
  /** From which phase the month is counted. */
  readonly monthSystem?: 'amanta' | 'purnimanta';
}

/** Everything of a day in seven groups. What does not exist there (no sunrise, no moonset) is said in words. */
export function dayFacts(day: Day, options: Options = {}): readonly FactGroup[] {
  const zone = day.place;
  const groups: readonly FactGroup[] = [
    { id: 'limbs', title: 'Пять членов', facts: limbFacts(day, zone) },
    { id: 'good', title: 'Благоприятно', facts: windowFacts(day, zone, 'good') },
    { id: 'bad', title: 'Неблагоприятно', facts: [...windowFacts(day, zone, 'bad'), ...cautions(day, zone)] },
    { id: 'luminaries', title: 'Солнце и Луна', facts: luminaryFacts(day, zone) },
    { id: 'signs', title: 'Знаки и пады', facts: signFacts(day, zone, options) },
    { id: 'years', title: 'Месяц и годы', facts: yearFacts(day, options) },
    { id: 'seasons', title: 'Сезон и аяна', facts: seasonFacts(day, zone) },
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}

const until = (end: string, zone: ClockZone, date: string) => `до ${formatTime(end, zone, { from: date })}`;

function limbFacts(day: Day, zone: ClockZone): Fact[] {
  const kinds = [
    ['tithi', 'Титхи', day.tithis],
    ['nakshatra', 'Накшатра', day.nakshatras],
    ['yoga', 'Йога дня', day.yogas],
    ['karana', 'Карана', day.karanas],
  ] as const;
  const vara: Fact = {
    key: 'vara',
    label: 'Вара',
    value: `${varaName(day.vara, { language: 'sa' })}, ${varaName(day.vara)}`,
  };
  const limbs = kinds.flatMap(([kind, label, list]) =>
    list.map((limb, order): Fact => {
      const tone = kind === 'yoga' ? yogaTone(limb.index) : kind === 'karana' ? karanaTone(limb.index) : null;
      return {
        key: `${kind}-${order}`,
        label: order === 0 ? label : '',
        value: '',
        note: until(limb.end, zone, day.date),
        span: {
          key: `${kind}-${order}`,
          term: { kind, index: limb.index },
          start: limb.start,
          end: limb.end,
          tone: tone === 'bad' ? 'bad' : null,
        },
      };
    }),
  );
  const quality = day.tithiQuality === null ? [] : [day.tithiQuality];
  return [
    vara,
    ...limbs,
    ...quality.map(
      (id): Fact => ({
        key: 'tithi-quality',
        label: 'Титхи дня недели',
        value: termName(tithiQualityTable, id),
        note: termName(tithiQualityTable, id, { language: 'sa' }),
      }),
    ),
  ];
}

function windowFacts(day: Day, zone: ClockZone, tone: 'good' | 'bad'): Fact[] {
  const yogas = day.dayYogas
    .filter(({ quality }) => (tone === 'good' ? quality !== 'bad' : quality === 'bad'))
    .map(
      (yoga, order): DaySpan => ({
        key: `yoga-of-day-${order}`,
        term: { kind: 'dayYoga', id: yoga.id },
        start: yoga.start,
        end: yoga.end,
        tone: yoga.quality,
      }),
    );
  const anandadi = day.anandadi
    .filter(({ quality }) => (tone === 'good' ? quality === 'good' : quality === 'bad'))
    .map(
      (yoga, order): DaySpan => ({
        key: `anandadi-${order}`,
        term: { kind: 'anandadi', index: yoga.index },
        start: yoga.start,
        end: yoga.end,
        tone: yoga.quality,
      }),
    );
  const windows = windowSpans(day).filter((span) =>
    tone === 'bad' ? span.tone === 'bad' : span.tone === 'good' || span.tone === 'neutral',
  );
  // The one that two stars running may make: without their names it stands twice.
  const starOf = new Map(
    day.dayYogas.filter(({ id }) => id === 'ganda-mula').map((yoga) => [yoga.start, nakshatraName(yoga.nakshatra)]),
  );
  const noteOf = ({ term, start }: DaySpan): string | undefined => {
    // Names like Саумья say nothing of what they are.
    if (term.kind === 'anandadi') return 'анандади';
    return term.kind === 'dayYoga' && term.id === 'ganda-mula' ? starOf.get(start) : undefined;
  };
  return [...windows, ...yogas, ...anandadi].map((span) => {
    const note = noteOf(span);
    return {
      key: span.key,
      label: '',
      value: spanText(span.start, span.end, zone, day.date),
      ...(note === undefined ? {} : { note }),
      span,
    };
  });
}

function cautions(day: Day, zone: ClockZone): Fact[] {
  const found: Fact[] = [];
  if (day.panchaka) {
    const kind = panchakaKindName(day.panchaka.kind);
    found.push({
      key: 'panchaka',
      label: '',
      value: until(day.panchaka.end, zone, day.date),
      ...(kind === null ? {} : { note: kind }),
      span: {
        key: 'panchaka',
        term: { kind: 'window', id: 'panchaka' },
        start: day.panchaka.start,
        end: day.panchaka.end,
        tone: day.panchaka.kind === 'raja' ? 'neutral' : 'bad',
      },
    });
  }
  if (day.dishaShula) {
    found.push({
      key: 'disha-shula',
      label: 'Диша-шула',
      value: termName(directionTable, day.dishaShula),
      note: 'в эту сторону не выезжают',
    });
  }
  return found;
}

function luminaryFacts(day: Day, zone: ClockZone): Fact[] {
  const time = (instant: string) => formatTime(instant, zone, { from: day.date });
  const sun: Fact[] =
    day.sunrise === null || day.sunset === null || day.nextSunrise === null
      ? [
          {
            key: 'no-sun',
            label: 'Солнце',
            value: day.reason === 'POLAR_NIGHT' ? 'не восходит' : 'не заходит',
          },
        ]
      : [
          {
            key: 'sunrise',
            label: day.isConventional ? 'Условный восход' : 'Восход',
            value: time(day.sunrise),
            ...(day.visible && { note: `видимый (−0°50′) ${time(day.visible.sunrise)}` }),
          },
          {
            key: 'sunset',
            label: day.isConventional ? 'Условный закат' : 'Закат',
            value: time(day.sunset),
            ...(day.visible && { note: `видимый (−0°50′) ${time(day.visible.sunset)}` }),
          },
          { key: 'noon', label: 'Полдень', value: time(middle(day.sunrise, day.sunset)) },
          { key: 'length', label: 'Долгота дня', value: formatDuration(day.dayLengthSeconds ?? 0) },
          { key: 'next', label: 'Следующий восход', value: time(day.nextSunrise) },
        ];
  return [
    ...sun,
    { key: 'moonrise', label: 'Восход Луны', value: day.moonrise === null ? 'нет в эти сутки' : time(day.moonrise) },
    { key: 'moonset', label: 'Заход Луны', value: day.moonset === null ? 'нет в эти сутки' : time(day.moonset) },
  ];
}

const middle = (a: string, b: string) => new Date((Date.parse(a) + Date.parse(b)) / 2).toISOString();

function signFacts(day: Day, zone: ClockZone, names: NameOptions): Fact[] {
  const time = (instant: string) => formatTime(instant, zone, { from: day.date });
  const [, ...sunLater] = day.sunSigns;
  const [, ...moonLater] = day.moonSigns;
  const [from, to] = [day.sunrise ?? '', day.nextSunrise ?? ''];
  const padas = day.nakshatras.flatMap((star) => star.padas.map((pada) => ({ ...pada, star: star.index })));
  const facts: Fact[] = [{ key: 'sun', label: 'Солнце', ...placeWords(day.positions.sun, names) }];
  for (const sign of sunLater) {
    facts.push({
      key: `sun-${sign.index}`,
      label: '',
      value: signName(sign.index, names),
      note: `с ${time(sign.start)}`,
    });
  }
  facts.push({ key: 'moon', label: 'Луна', ...placeWords(day.positions.moon, names) });
  for (const sign of moonLater) {
    facts.push({
      key: `moon-${sign.index}`,
      label: '',
      value: signName(sign.index, names),
      note: `с ${time(sign.start)}`,
    });
  }
  for (const pada of padas.filter(({ start }) => from !== '' && start > from && start < to)) {
    facts.push({
      key: `pada-${pada.start}`,
      label: `${nakshatraName(pada.star, names)}, пада ${pada.index}`,
      value: `с ${time(pada.start)}`,
    });
  }
  if (day.chandraVasa) {
    facts.push({
      key: 'chandra-vasa',
      label: 'Чандра-васа',
      value: termName(directionTable, day.chandraVasa),
    });
  }
  return facts;
}

/** «Скорпион 4°40′», and the star with its pada beside it. */
function placeWords(
  { sign, degree, nakshatra, pada }: Day['positions']['sun'],
  names: NameOptions,
): Pick<Fact, 'value' | 'note'> {
  return {
    value: `${signName(sign, names)}\u00a0${formatDegree(degree)}`,
    note: nakshatraWithPada(nakshatra, pada, names),
  };
}

function yearFacts(day: Day, { monthSystem = 'amanta', ...names }: Options): Fact[] {
  const { lunarMonth, years } = day;
  const month = (index: number) =>
    masaName(index, { ...names, isAdhika: lunarMonth.isAdhika, isKshaya: lunarMonth.isKshaya });
  const other = monthSystem === 'amanta' ? 'purnimanta' : 'amanta';
  return [
    {
      key: 'month',
      label: 'Месяц',
      value: month(lunarMonth[monthSystem]),
      ...(lunarMonth.amanta === lunarMonth.purnimanta
        ? {}
        : { note: `${other === 'purnimanta' ? 'на севере' : 'на юге'} ${month(lunarMonth[other])}` }),
    },
    {
      key: 'paksha',
      label: 'Пакша',
      value: lunarMonth.paksha === 'shukla' ? 'Шукла, растущая Луна' : 'Кришна, убывающая Луна',
    },
    { key: 'shaka', label: 'Шака', value: String(years.shaka), note: samvatsaraName(years.samvatsara.south, names) },
    {
      key: 'vikram',
      label: 'Викрам',
      value: String(years.vikram),
      note: samvatsaraName(years.samvatsara.north, names),
    },
    { key: 'gujarati', label: 'Викрам, гуджарати', value: String(years.vikramKarttikadi) },
    { key: 'kali', label: 'Кали', value: String(years.kali) },
  ];
}

function seasonFacts(day: Day, zone: ClockZone): Fact[] {
  const ritu = (id: keyof typeof rituTable) =>
    `${termName(rituTable, id, { language: 'sa' })}, ${termName(rituTable, id)}`;
  const ayana = (id: keyof typeof ayanaTable) => termName(ayanaTable, id, { language: 'sa' });
  const midnight =
    day.sunset === null || day.nextSunrise === null
      ? []
      : [
          {
            key: 'midnight',
            label: 'Полночь',
            value: formatTime(middle(day.sunset, day.nextSunrise), zone, { from: day.date }),
          },
        ];
  return [
    { key: 'ritu-sidereal', label: 'Риту ведическая', value: ritu(day.ritu.sidereal) },
    { key: 'ritu-tropical', label: 'Риту тропическая', value: ritu(day.ritu.tropical) },
    { key: 'ayana-sidereal', label: 'Аяна ведическая', value: ayana(day.ayana.sidereal) },
    { key: 'ayana-tropical', label: 'Аяна тропическая', value: ayana(day.ayana.tropical) },
    ...midnight,
  ];
}
