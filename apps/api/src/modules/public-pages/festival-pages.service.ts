import {
  type PublicCity,
  type PublicFestivalPage,
  type PublicFestivalsPage,
  type PublicHolidayLink,
  type PublicPage,
  publicPath,
} from '@nebosvod/contracts/public-page';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { FAST_AND_HEALTH, FAST_KEPT } from '@nebosvod/interpretations/panchanga/ekadashi';
import { periodAnswer } from '../panchanga/panchanga.service.ts';
import { type Holiday, holidayOf, holidays } from './holidays.ts';
import { wordsOf } from './public-words.service.ts';

/** Over a year, so that every holiday falls at least once; of fasts, which are found faster, two years. */
const DAYS_AHEAD = { festival: 400, ekadashi: 729 } as const;

interface Situation {
  readonly city: PublicCity;
  readonly today: string;
  readonly place: { readonly latitude: number; readonly longitude: number; readonly timeZone: string };
}

type Observed = Awaited<ReturnType<typeof periodAnswer>>;

/** What is observed of one kind in a city in the time to come. */
function observedIn({ place, today }: Situation, kind: Holiday['kind']): Promise<Observed> {
  return periodAnswer({ ...place, from: today, to: addDays(today, DAYS_AHEAD[kind]), kinds: [kind] });
}

/** All holidays with the next day of each. */
export async function festivalsPage(situation: Situation): Promise<PublicFestivalsPage> {
  const { city, today } = situation;
  const linked = async (kind: Holiday['kind']): Promise<PublicHolidayLink[]> => {
    const observed = await observedIn(situation, kind);
    return holidays
      .filter((holiday) => holiday.kind === kind)
      .map((holiday) => ({ ...linkOf(holiday), date: datesOf(holiday, observed)[0]?.date ?? null }))
      .sort((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'));
  };
  return {
    kind: 'festivals',
    canonical: publicPath.festivals,
    isIndexed: true,
    today,
    city,
    festivals: await linked('festival'),
    ekadashis: await linked('ekadashi'),
  };
}

const linkOf = ({ slug, name }: Holiday) => ({ slug, name });

interface FestivalRequest extends Situation, Pick<PublicFestivalPage, 'slug' | 'isMain' | 'others' | 'all'> {}

/** One holiday with its days in a city; missing where the base has no text of it. */
export async function festivalPage(request: FestivalRequest): Promise<PublicPage> {
  const { slug, city, today, isMain, others, all } = request;
  const holiday = holidayOf(slug);
  const words = holiday && wordsOfHoliday(holiday);
  if (!holiday || !words) return { kind: 'missing', reason: 'page', today };
  const observed = await observedIn(request, holiday.kind);
  const page: PublicFestivalPage = {
    kind: 'festival',
    canonical: isMain ? publicPath.festival(slug) : publicPath.cityFestival(slug, city.slug),
    isIndexed: true,
    today,
    slug,
    name: holiday.name,
    city,
    isMain,
    words,
    fast: holiday.kind === 'ekadashi' ? { kept: FAST_KEPT, caution: FAST_AND_HEALTH } : null,
    dates: datesOf(holiday, observed),
    others,
    all,
  };
  return page;
}

function wordsOfHoliday(holiday: Holiday) {
  if (holiday.kind === 'ekadashi') return wordsOf(holiday);
  return wordsOf({ kind: 'festival', id: holiday.id });
}

function datesOf(holiday: Holiday, { festivals, ekadashis }: Observed): PublicFestivalPage['dates'] {
  if (holiday.kind === 'festival')
    return festivals
      .filter(({ id }) => id === holiday.slug)
      .map(({ date, because }) => ({ date, vaishnava: null, because }));
  return ekadashis
    .filter(
      ({ paksha, isAdhika, purnimantaMonth }) =>
        paksha === holiday.paksha && (isAdhika ? 13 : purnimantaMonth) === holiday.month,
    )
    .map(({ smarta, vaishnava }) => ({
      date: smarta,
      vaishnava: vaishnava === smarta ? null : vaishnava,
      because: 'экадаши на восходе',
    }));
}
