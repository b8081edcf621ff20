import type { PublicMonthPage } from '@nebosvod/contracts/public-page';
import { formatDayAndMonth, inMonth } from '@nebosvod/terms/civil-date';
import { type Observed, observedIn } from './observed.ts';

/** The month told in a few sentences: its fasts, moons and festivals. */
export function monthSentences({ month, found, city }: PublicMonthPage): readonly string[] {
  const isOwn = ({ date }: { readonly date: string }) => date.startsWith(month);
  const observed = observedIn(found).filter(isOwn);
  const days = found.days.filter(isOwn);
  const dates = (list: readonly Observed[]) => joined(list.map(({ date }) => formatDayAndMonth(date)));
  const of = (id: string) => observed.filter(({ festival }) => festival.id === id);
  const fasts = observed.filter(({ festival }) => festival.kind === 'ekadashi' && festival.tradition === 'smarta');
  const [full, dark] = [of('purnima'), of('amavasya')];
  const moons = [full.length > 0 && `полнолуние ${dates(full)}`, dark.length > 0 && `новолуние ${dates(dark)}`].filter(
    (text) => text !== false,
  );
  const festivals = observed.filter(({ festival }) => festival.kind === 'festival');
  const skipped = days.flatMap(({ skippedTithis }) => skippedTithis).length;
  const repeated = days.filter(({ isRepeated }) => isRepeated).length;
  const uneven = [
    skipped > 0 && `пропущенных титхи ${skipped}`,
    repeated > 0 && `повторённых ${skipped > 0 ? '' : 'титхи '}${repeated}`,
  ].filter((text) => text !== false);
  return [
    `${capital(inMonth(month))} ${city.inCity}${fasts.length > 0 ? ` экадаши ${dates(fasts)}` : ''}${moons.length > 0 ? `; ${moons.join(', ')}` : ''}.`,
    ...(festivals.length === 0 ? [] : [`Праздники: ${listed(festivals)}.`]),
    ...(uneven.length === 0 ? [] : [`${capital(uneven.join(', '))}: так сходятся лунный месяц и восходы.`]),
  ];
}

/** The grid and the table name them all. */
const namedFestivals = 6;

function listed(festivals: readonly Observed[]): string {
  const named = festivals.slice(0, namedFestivals).map(({ name, date }) => `${name} (${formatDayAndMonth(date)})`);
  const rest = festivals.length - named.length;
  return rest === 0 ? named.join(', ') : `${named.join(', ')} и ещё ${rest}`;
}

const joined = (list: readonly string[]) =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} и ${list.at(-1)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
