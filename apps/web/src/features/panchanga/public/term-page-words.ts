import type { PublicTermPage } from '@nebosvod/contracts/public-page';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { dayTermHeading, dayTermName } from '@nebosvod/terms/day-term';
import { tithiCommonName } from '@nebosvod/terms/panchanga';

type Told = Pick<PublicTermPage, 'term' | 'numbers'>;

/** «Накшатра Рохини», «Титхи Экадаши», «Вторник, Мангалавара» */
export function termHeading({ term, numbers: [number = 1] }: Told): string {
  return dayTermHeading(term, number);
}

/** Title for search engines: what is told of it, and for how long ahead. */
export function termTitle(page: PublicTermPage): string {
  const { term, city, isMain, today } = page;
  const year = Number(today.slice(0, 4));
  const what = `${termHeading(page)}${isMain ? '' : `, ${city.name}`}: значение`;
  if (term === 'muhurta') return `${what} и часы на две недели`;
  if (term === 'vara' || isMovableKarana(page)) return `${what} и ближайшие даты`;
  return `${what} и даты ${year}–${year + 1}`;
}

/** The page told in a few sentences: what it is, and when it comes next. */
export function termSentences(page: PublicTermPage): readonly string[] {
  const { term, passages, city } = page;
  const zone = { timeZone: city.timeZone };
  const next = passages.find(({ end }) => wallClock(end, zone).date > page.today) ?? passages[0];
  const what = whatItIs(page);
  if (next === undefined) return [what];
  const { date } = wallClock(next.start, zone);
  const when = `с ${formatTime(next.start, zone)}, ${formatDayAndMonth(date)}, до ${formatTime(next.end, zone, { from: date })}`;
  return [
    what,
    `${capital(city.inCity)} ${term === 'vara' ? 'ближайшие такие сутки' : 'ближайшая'} ${when.replace(/\.$/, '')}.`,
  ];
}

/** For search engines: with the sentence that its words begin with. */
export function termDescription(page: PublicTermPage): string {
  return [...termSentences(page), ...page.words.map(({ lead }) => lead)].join(' ');
}

const isMovableKarana = ({ term, numbers: [number = 1] }: Told) => term === 'karana' && number <= 7;

function whatItIs(page: Told): string {
  const { term, numbers } = page;
  const [number = 1] = numbers;
  const name = dayTermName(term, number);
  switch (term) {
    case 'tithi':
      return `${name}: ${numbers.map((one) => tithiCommonName(one)).join(' и ')}.`;
    case 'nakshatra':
      return `${name}: ${number}-я из 27 накшатр, стоянок Луны.`;
    case 'yoga':
      return `${name}: ${number}-я из 27 йог дня.`;
    case 'karana':
      return isMovableKarana(page)
        ? `${name}: одна из семи подвижных каран, восемь раз за лунный месяц.`
        : `${name}: одна из четырёх неподвижных каран, раз в лунный месяц.`;
    case 'vara':
      return `${termHeading(page)}: сутки панчанги, от восхода до следующего восхода.`;
    case 'muhurta':
      return number <= 15
        ? `${name}: ${number}-я из пятнадцати мухурт дня, от восхода до заката.`
        : `${name}: ${number - 15}-я из пятнадцати мухурт ночи, от заката до восхода.`;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
