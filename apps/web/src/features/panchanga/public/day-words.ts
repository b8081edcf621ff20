import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import type { PublicCity } from '@nebosvod/contracts/public-page';
import { formatDate } from '@nebosvod/terms/civil-date';
import { formatDuration, formatTime, formatTimeRange } from '@nebosvod/terms/clock';
import { dayYogaTable } from '@nebosvod/terms/day-period.table';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { termName } from '@nebosvod/terms/name';
import { tithiName, tithiShortName } from '@nebosvod/terms/panchanga';
import { inSign, intoSign } from '@nebosvod/terms/sign';
import { onVara } from '@nebosvod/terms/vara';
import { festivalTitle } from '../festival-title.ts';
import { observedIn } from './observed.ts';

type Day = PanchangaDayAnswer;
type City = Pick<PublicCity, 'inCity'>;

/** The day told in a few sentences, each of them made of its own data: no two days read alike. */
export function daySentences(day: Day, city: City): readonly string[] {
  return [opening(day, city), tithis(day), moon(day), ...events(day), windows(day), yogas(day)]
    .filter((text) => text !== null)
    .map(sentence);
}

/** The day in one line, for the list of a search engine. */
export function dayDescription(day: Day, city: City): string {
  const time = timeOf(day);
  const [tithi, star] = [day.tithis[0], day.nakshatras[0]];
  const parts = [
    tithi && `титхи ${tithiName(tithi.index)} до ${time(tithi.end)}`,
    star && `накшатра ${nakshatraName(star.index)} до ${time(star.end)}`,
    day.windows && `Раху-кала ${rangeOf(day, day.windows.rahuKala)}`,
    day.sunrise && day.sunset && `восход ${time(day.sunrise)}, закат ${time(day.sunset)}`,
  ];
  const told = sentence(`${formatDate(day.date)}, ${city.inCity}: ${parts.filter(Boolean).join(', ')}`);
  const observed = observedNames(day);
  return observed.length === 0 ? told : `${told} ${sentence(observed.join(', '))}`;
}

/** Names of what is observed on a day, each once. */
function observedNames(day: Pick<Day, 'festivals' | 'ekadashi'>): readonly string[] {
  return observedIn({ festivals: day.festivals, ekadashis: day.ekadashi ? [day.ekadashi] : [] })
    .filter(({ festival }) => festival.kind !== 'sankranti' && festival.kind !== 'eclipse')
    .map(({ name }) => name);
}

function opening(day: Day, city: City): string {
  const when = `${capital(onVara(day.vara))}, ${formatDate(day.date, { weekday: false })}, ${city.inCity}`;
  if (day.sunrise === null || day.sunset === null) {
    return day.reason === 'POLAR_NIGHT'
      ? `${when} полярная ночь: Солнце не восходит`
      : `${when} полярный день: Солнце не заходит`;
  }
  const time = timeOf(day);
  const length = formatDuration(day.dayLengthSeconds ?? 0);
  return `${when} Солнце восходит в ${time(day.sunrise)} и заходит в ${time(day.sunset)}, день длится ${length}`;
}

function tithis(day: Day): string | null {
  const [first, ...later] = day.tithis;
  if (!first) return null;
  const time = timeOf(day);
  const until = `Титхи ${tithiName(first.index)} до ${time(first.end)}`;
  const [second, third] = later;
  if (!second) return `${until}: одна на все сутки`;
  if (!third) return `${until}, затем ${tithiShortName(second.index)}`;
  const skipped = tithiName(second.index);
  return `${until}, затем ${skipped}: она не застаёт ни одного восхода и в ${time(second.end)} сменяется на ${tithiShortName(third.index)}`;
}

function moon(day: Day): string | null {
  const [star, nextStar] = day.nakshatras;
  const [sign, nextSign] = day.moonSigns;
  if (!star || !sign) return null;
  const time = timeOf(day);
  const stars = `Луна ${inSign(sign.index)}, в накшатре ${nakshatraName(star.index)} до ${time(star.end)}`;
  const then = nextStar ? `${stars}, затем в накшатре ${nakshatraName(nextStar.index)}` : stars;
  return nextSign ? `${then}; в ${time(nextSign.start)} она переходит ${intoSign(nextSign.index)}` : then;
}

function events(day: Day): string[] {
  const names = observedNames(day);
  const told = names.length === 0 ? [] : [`Отмечают: ${names.join(', ')}`];
  const time = timeOf(day);
  const sky = day.festivals
    .filter(({ kind, start }) => kind === 'sankranti' && start !== null)
    .map((festival) => `${festivalTitle(festival)} в ${time(festival.start ?? '')}`);
  const eclipses = day.festivals
    .filter(({ kind }) => kind === 'eclipse')
    .map((festival) => `${festivalTitle(festival)}, ${festival.because}`);
  return [...told, ...sky, ...eclipses];
}

function windows(day: Day): string | null {
  if (!day.windows) return null;
  const { rahuKala, abhijit } = day.windows;
  const rahu = `Раху-кала ${rangeOf(day, rahuKala)}`;
  return abhijit.isAuspicious
    ? `${rahu}, абхиджит-мухурта ${rangeOf(day, abhijit)}`
    : `${rahu}; в среду абхиджит не берут`;
}

function yogas(day: Day): string | null {
  const names = day.dayYogas
    .filter(({ quality }) => quality === 'good')
    .map(({ id }) => termName(dayYogaTable, id))
    .filter((name) => name !== null);
  const unique = [...new Set(names)];
  return unique.length === 0 ? null : `${unique.length === 1 ? 'Складывается' : 'Складываются'} ${unique.join(', ')}`;
}

function timeOf({ place, date }: Pick<Day, 'place' | 'date'>) {
  return (instant: string) => formatTime(instant, place, { from: date });
}

function rangeOf({ place, date }: Day, { start, end }: { readonly start: string; readonly end: string }): string {
  return formatTimeRange(start, end, place, { from: date });
}

/** «… до 22 нояб.» has its point already. */
const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
