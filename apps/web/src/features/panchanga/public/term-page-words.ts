import type { PublicTermPage } from '@nebosvod/contracts/public-page';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { tithiCommonName, tithiShortName } from '@nebosvod/terms/panchanga';
import { explain } from '../day/explain.ts';
import type { Term } from '../day/term.ts';

/** «Накшатра Рохини», «Титхи Экадаши» */
export function termHeading({ kind, numbers: [number = 1] }: Pick<PublicTermPage, 'kind' | 'numbers'>): string {
  return kind === 'nakshatra' ? `Накшатра ${nakshatraName(number)}` : `Титхи ${tithiShortName(number)}`;
}

/** What the page is about, as a stretch of a day would be explained. */
export function termMeanings(page: Pick<PublicTermPage, 'kind' | 'numbers'>) {
  return page.numbers.map((index) => {
    const term: Term = { kind: page.kind === 'nakshatra' ? 'nakshatra' : 'tithi', index };
    const { means, ...rest } = explain({ term, tone: null });
    // One page for both halves of the month.
    return {
      index,
      means: page.numbers.length > 1 ? means.replace(/ \((растущая|убывающая) Луна\)/, '') : means,
      ...rest,
    };
  });
}

/** The page told in a few sentences: what it is, and when it comes next. */
export function termSentences(page: PublicTermPage): readonly string[] {
  const { kind, passages, city, numbers } = page;
  const zone = { timeZone: city.timeZone };
  const next = passages.find(({ end }) => wallClock(end, zone).date > page.today);
  const what =
    kind === 'nakshatra'
      ? `${nakshatraName(numbers[0] ?? 1)}: ${numbers[0]}-я из 27 накшатр, стоянок Луны.`
      : `${tithiShortName(numbers[0] ?? 1)}: ${numbers.map((number) => tithiCommonName(number)).join(' и ')}.`;
  if (next === undefined) return [what];
  const { date } = wallClock(next.start, zone);
  const when = `с ${formatTime(next.start, zone)}, ${formatDayAndMonth(date)}, до ${formatTime(next.end, zone, { from: date })}`;
  return [what, `${capital(city.inCity)} ближайшая ${when.replace(/\.$/, '')}.`];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
