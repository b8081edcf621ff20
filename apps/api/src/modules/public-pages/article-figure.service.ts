import type { PublicFigure } from '@nebosvod/contracts/public-page';
import { nakshatraOf } from '@nebosvod/engine/angle/nakshatra';
import { degreeInSign, signOf } from '@nebosvod/engine/angle/sign';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import { starDasha } from '@nebosvod/engine/dasha/star-dasha';
import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { vargaSign } from '@nebosvod/engine/varga/varga';
import { cityBySlug } from '@nebosvod/gazetteer/city-slug';
import { placeById } from '@nebosvod/gazetteer/load';
import { destinyMatrix } from '@nebosvod/numerology/matrix/destiny-matrix';
import { DIGITS, psychomatrix } from '@nebosvod/numerology/psychomatrix';
import { formatNumericDate, formatShortDate } from '@nebosvod/terms/civil-date';
import { formatTime, formatTimeRange } from '@nebosvod/terms/clock';
import { formatDegree } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { ekadashiName, tithiName } from '@nebosvod/terms/panchanga';
import { signCase, signName } from '@nebosvod/terms/sign';
import { compute } from '../../computation/computation.service.ts';
import type { ArticleFigure } from '../content/read-articles.ts';
import { dayAnswer } from '../panchanga/panchanga.service.ts';
import type { ComparedFasts } from './compared-fasts.service.ts';

type Of<Kind extends ArticleFigure['kind']> = Extract<ArticleFigure, { kind: Kind }>;

/** The table of an article, computed by the engine. `fastsOf` gives a year of fasts in the compared cities. */
export async function figureOf(
  figure: ArticleFigure,
  fastsOf: (year: number) => Promise<ComparedFasts>,
): Promise<PublicFigure> {
  const { caption } = figure;
  switch (figure.kind) {
    case 'charts':
      return {
        caption,
        columns: ['Вариант', 'Лагна', 'Луна', 'Накшатра Луны', 'Солнце'],
        rows: await Promise.all(figure.rows.map(chartRow)),
      };
    case 'positions':
      return {
        caption,
        columns: ['Момент', ...figure.bodies.map((body) => grahaName(body))],
        rows: await Promise.all(figure.rows.map((row) => positionRow(row, figure))),
      };
    case 'periods':
      return { caption, columns: ['Период', 'Начало', 'Конец', 'Лет'], rows: await periodRows(figure.birth) };
    case 'days':
      return {
        caption,
        columns: ['День', 'Восход', 'Титхи на восходе', 'Накшатра на восходе', 'Раху-кала'],
        rows: await Promise.all(figure.rows.map(dayRow)),
      };
    case 'fasts':
      return { caption, ...fastRows(await fastsOf(figure.year)) };
    case 'matrices':
      return {
        caption,
        columns: ['Школа', 'A', 'B', 'C', 'D', 'E', 'Ключ денег', 'Ключ отношений'],
        rows: figure.rows.map(matrixRow),
      };
    case 'squares':
      return { caption, columns: ['Дата', ...DIGITS.map(String)], rows: figure.rows.map(squareRow) };
  }
}

function placeOf(slug: string) {
  const row = cityBySlug(slug);
  const place = row && placeById(row.id);
  if (!place) throw new Error(`no place for the city ${slug}`);
  const { latitude, longitude, timeZone } = place;
  return { latitude, longitude, timeZone };
}

const degree = (longitude: number) =>
  `${formatDegree(degreeInSign(longitude))} ${signCase(signOf(longitude), 'genitive')}`;

async function chartRow(row: Of<'charts'>['rows'][number]): Promise<readonly string[]> {
  const { label, date, time, city, offset, ayanamsha, zodiac } = row;
  const { timeZone, ...place } = placeOf(city);
  const zone = offset === undefined ? { timeZone } : { utcOffsetSeconds: offset * 60 };
  const { chart } = await compute({
    birth: { date, time, ...place, ...zone },
    settings: { ...(ayanamsha && { ayanamsha }), ...(zodiac && { zodiac }) },
  });
  const longitudeOf = (id: 'sun' | 'moon') => bodyOf(chart, id).longitude;
  const [sun, moon] = [longitudeOf('sun'), longitudeOf('moon')];
  const star = nakshatraOf(moon).nakshatra;
  return [
    label,
    degree(chart.ascendant.longitude),
    degree(moon),
    zodiac === 'tropical' ? '—' : nakshatraName(star),
    degree(sun),
  ];
}

async function positionRow(
  { label, date, time, city }: Of<'positions'>['rows'][number],
  { bodies, varga, zodiac }: Of<'positions'>,
): Promise<readonly string[]> {
  const { chart } = await compute({ birth: { date, time, ...placeOf(city) }, settings: { ...(zodiac && { zodiac }) } });
  return [
    label,
    ...bodies.map((id) => {
      const { longitude, isRetrograde } = bodyOf(chart, id);
      if (varga !== undefined) return signName(vargaSign(longitude, varga));
      // The nodes always go backwards: a mark would say nothing.
      return isRetrograde && id !== 'rahu' && id !== 'ketu' ? `${degree(longitude)}, ретро` : degree(longitude);
    }),
  ];
}

/** The nine great periods of vimshottari, the first from its true beginning before birth. */
async function periodRows({ date, time, city }: Of<'periods'>['birth']): Promise<readonly string[][]> {
  const { chart, moment, settings } = await compute({ birth: { date, time, ...placeOf(city) } });
  const clock = { birth: moment.julianDay, yearLength: settings.dashaYear };
  const { periods } = starDasha('vimshottari', bodyOf(chart, 'moon').longitude, clock);
  const dateOf = (julianDay: number) => formatNumericDate(isoFromJulianDay(julianDay).slice(0, 10));
  return periods
    .slice(0, GRAHAS.length)
    .map(({ ruler, start, end }) => [
      grahaName(ruler),
      dateOf(start),
      dateOf(end),
      String(Math.round((end - start) / settings.dashaYear)),
    ]);
}

async function dayRow({ label, date, city }: Of<'days'>['rows'][number]): Promise<readonly string[]> {
  const day = await dayAnswer({ ...placeOf(city), date });
  const time = (instant: string) => formatTime(instant, day.place, { from: date });
  const [tithi, star] = [day.tithis[0], day.nakshatras[0]];
  const rahu = day.windows?.rahuKala;
  return [
    label,
    day.sunrise === null ? 'нет' : time(day.sunrise),
    tithi ? `${tithiName(tithi.index)} до ${time(tithi.end)}` : '',
    star ? nakshatraName(star.index) : '',
    rahu ? formatTimeRange(rahu.start, rahu.end, day.place) : '',
  ];
}

/** Fasts whose smarta days differ between the cities, a city a row. */
function fastRows({ ekadashis, compared }: ComparedFasts): Pick<PublicFigure, 'columns' | 'rows'> {
  const differing = ekadashis.flatMap((ekadashi, index) => {
    const days = new Set(compared.map(({ fasts }) => fasts[index]?.smarta.date));
    return days.size > 1 ? [{ ekadashi, index }] : [];
  });
  const shown = differing.slice(0, 5);
  return {
    columns: [
      'Город',
      ...shown.map(({ ekadashi }) => ekadashiName(ekadashi.isAdhika ? 13 : ekadashi.purnimantaMonth, ekadashi.paksha)),
    ],
    rows: compared.map(({ name, fasts }) => [
      name,
      ...shown.map(({ index }) => {
        const date = fasts[index]?.smarta.date;
        return date === undefined ? '—' : formatShortDate(date);
      }),
    ]),
  };
}

function matrixRow({ label, date, school }: Of<'matrices'>['rows'][number]): readonly string[] {
  const { A, B, C, D, E, money, love } = destinyMatrix(partsOf(date), { school });
  return [label, ...[A, B, C, D, E, money, love].map(String)];
}

function squareRow({ label, date, school }: Of<'squares'>['rows'][number]): readonly string[] {
  const { counts } = psychomatrix(partsOf(date), school);
  return [label, ...DIGITS.map((digit) => (counts[digit] === 0 ? '—' : String(digit).repeat(counts[digit])))];
}
