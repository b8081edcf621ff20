import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { formatDuration } from '@nebosvod/terms/clock';
import { directionTable, tithiQualityTable } from '@nebosvod/terms/day-period.table';
import { formatDegree } from '@nebosvod/terms/degree';
import { nakshatraName, nakshatraWithPada } from '@nebosvod/terms/nakshatra';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { masaName, samvatsaraName } from '@nebosvod/terms/panchanga';
import { ayanaTable, rituTable } from '@nebosvod/terms/season.table';
import { signName } from '@nebosvod/terms/sign';
import { varaName } from '@nebosvod/terms/vara';
import { offsetTime } from '../offset-text.ts';
import type { Fact, FactGroup } from './fact.ts';
import { karanaTone, yogaTone } from './term.ts';
import { windowFacts } from './window-facts.ts';

type Day = PanchangaDayAnswer;
interface Options extends NameOptions {
  /** From which phase the month is counted. */
  readonly monthSystem?: 'amanta' | 'purnimanta';
}

/** Everything of a day in eight groups, two to a column. What does not exist there (no sunrise, no moonset) is said in words. */
export function dayFacts(day: Day, options: Options = {}): readonly FactGroup[] {
  const groups: readonly FactGroup[] = [
    { id: 'limbs', title: 'Пять членов', facts: limbFacts(day) },
    { id: 'luminaries', title: 'Солнце и Луна', facts: luminaryFacts(day) },
    { id: 'good', title: 'Благоприятно', facts: windowFacts(day, 'good') },
    { id: 'years', title: 'Месяц и годы', facts: yearFacts(day, options) },
    { id: 'neutral', title: 'Ровное', facts: windowFacts(day, 'neutral') },
    { id: 'signs', title: 'Знаки и пады', facts: signFacts(day, options) },
    { id: 'bad', title: 'Неблагоприятно', facts: windowFacts(day, 'bad') },
    { id: 'seasons', title: 'Сезон и аяна', facts: seasonFacts(day) },
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}

function limbFacts(day: Day): Fact[] {
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
        // The last of a day ends in the next one: its end is said there.
        ...(order > 0 && day.nextSunrise !== null && limb.end > day.nextSunrise
          ? {}
          : { note: `до ${offsetTime(limb.end, day.place, day.date)}` }),
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

function luminaryFacts(day: Day): Fact[] {
  const time = (instant: string) => offsetTime(instant, day.place, day.date);
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
            ...(day.visible && { note: `вид. ${time(day.visible.sunrise)}` }),
          },
          {
            key: 'sunset',
            label: day.isConventional ? 'Условный закат' : 'Закат',
            value: time(day.sunset),
            ...(day.visible && { note: `вид. ${time(day.visible.sunset)}` }),
          },
          { key: 'length', label: 'Долгота дня', value: formatDuration(day.dayLengthSeconds ?? 0) },
        ];
  return [
    ...sun,
    { key: 'moonrise', label: 'Восход Луны', value: day.moonrise === null ? 'нет в эти сутки' : time(day.moonrise) },
    { key: 'moonset', label: 'Заход Луны', value: day.moonset === null ? 'нет в эти сутки' : time(day.moonset) },
  ];
}

const middle = (a: string, b: string) => new Date((Date.parse(a) + Date.parse(b)) / 2).toISOString();

function signFacts(day: Day, names: NameOptions): Fact[] {
  const time = (instant: string) => offsetTime(instant, day.place, day.date);
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
      value: lunarMonth.paksha === 'shukla' ? 'Шукла, растущая' : 'Кришна, убывающая',
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

function seasonFacts(day: Day): Fact[] {
  const ritu = (id: keyof typeof rituTable) =>
    `${termName(rituTable, id, { language: 'sa' })}, ${termName(rituTable, id)}`;
  const ayana = (id: keyof typeof ayanaTable) => termName(ayanaTable, id, { language: 'sa' });
  const middles =
    day.sunrise === null || day.sunset === null || day.nextSunrise === null
      ? []
      : [
          { key: 'noon', label: 'Полдень', value: offsetTime(middle(day.sunrise, day.sunset), day.place, day.date) },
          {
            key: 'midnight',
            label: 'Полночь',
            value: offsetTime(middle(day.sunset, day.nextSunrise), day.place, day.date),
          },
        ];
  return [
    ...bothCounts('Риту', ritu(day.ritu.sidereal), ritu(day.ritu.tropical)),
    ...bothCounts('Аяна', ayana(day.ayana.sidereal), ayana(day.ayana.tropical)),
    ...middles,
  ];
}

/** What two counts of the year say: one line where they agree. */
function bothCounts(label: string, sidereal: string, tropical: string): readonly Fact[] {
  return sidereal === tropical
    ? [{ key: label, label, value: sidereal }]
    : [
        { key: `${label}-sidereal`, label: `${label} ведическая`, value: sidereal },
        { key: `${label}-tropical`, label: `${label} тропическая`, value: tropical },
      ];
}
