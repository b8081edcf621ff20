import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import type { PanchangaLayer } from '@nebosvod/contracts/panchanga-export';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatTime } from '@nebosvod/terms/clock';
import { karanaName } from '@nebosvod/terms/karana';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { nityaYogaName, tithiName } from '@nebosvod/terms/panchanga';
import { cardLook } from '../../../ui/card-look.ts';
import { tableLook } from '../../../ui/table-look.ts';
import { windowSpans } from '../day/day-spans.ts';
import { termTitle } from '../day/term.ts';
import { ekadashiTitle, festivalTitle } from '../festival-title.ts';
import panchangaClasses from '../panchanga.module.css';
import { spanText } from '../span-text.ts';
import { WideTable } from '../wide-table.tsx';
import createClasses from './create.module.css';

interface Props {
  readonly days: readonly PanchangaDayAnswer[];
  readonly zone: ClockZone;
  readonly layers: readonly PanchangaLayer[];
}

const layerOf = {
  festival: 'festivals',
  vrata: 'vratas',
  ekadashi: 'ekadashi',
  sankranti: 'sankranti',
  eclipse: 'eclipses',
} as const;

/** Days of a period as a table of the chosen layers. Pure. */
export function DaysTable({ days, zone, layers }: Props) {
  const has = (layer: PanchangaLayer) => layers.includes(layer);
  const hasEvents = Object.values(layerOf).some(has);
  return (
    <section {...cardLook()} aria-label="Панчанга за период">
      <WideTable label="Таблица дней">
        <table {...tableLook()}>
          <caption className="vh">Панчанга за период</caption>
          <thead>
            <tr>
              <th scope="col">День</th>
              {has('sun') && <th scope="col">Восход и закат</th>}
              {has('tithi') && <th scope="col">Титхи</th>}
              {has('nakshatra') && <th scope="col">Накшатра</th>}
              {has('yoga') && <th scope="col">Йога дня</th>}
              {has('karana') && <th scope="col">Карана</th>}
              {has('rahuKala') && <th scope="col">Раху-кала</th>}
              {has('abhijit') && <th scope="col">Абхиджит</th>}
              {has('windows') && <th scope="col">Окна дня</th>}
              {hasEvents && <th scope="col">Отмечают</th>}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => {
              const [tithi] = day.tithis;
              const [star] = day.nakshatras;
              const [yoga] = day.yogas;
              const [karana] = day.karanas;
              const range = (span: { start: string; end: string }) => spanText(span.start, span.end, zone, day.date);
              const events = day.festivals.filter(({ kind }) => has(layerOf[kind]));
              return (
                <tr key={day.date}>
                  <th scope="row">{formatShortDate(day.date, { weekday: true })}</th>
                  {has('sun') && (
                    <td>
                      {day.sunrise === null || day.sunset === null
                        ? day.reason === 'POLAR_NIGHT'
                          ? 'не восходит'
                          : 'не заходит'
                        : `${formatTime(day.sunrise, zone)}, ${formatTime(day.sunset, zone)}`}
                    </td>
                  )}
                  {has('tithi') && tithi && (
                    <td>
                      {tithiName(tithi.index)}{' '}
                      <span className="muted">до {formatTime(tithi.end, zone, { from: day.date })}</span>
                    </td>
                  )}
                  {has('nakshatra') && star && (
                    <td>
                      {nakshatraName(star.index)}{' '}
                      <span className="muted">до {formatTime(star.end, zone, { from: day.date })}</span>
                    </td>
                  )}
                  {has('yoga') && yoga && (
                    <td>
                      {nityaYogaName(yoga.index)}{' '}
                      <span className="muted">до {formatTime(yoga.end, zone, { from: day.date })}</span>
                    </td>
                  )}
                  {has('karana') && karana && (
                    <td>
                      {karanaName(karana.index)}{' '}
                      <span className="muted">до {formatTime(karana.end, zone, { from: day.date })}</span>
                    </td>
                  )}
                  {has('rahuKala') && <td>{day.windows ? range(day.windows.rahuKala) : '—'}</td>}
                  {has('abhijit') && <td>{day.windows?.abhijit.isAuspicious ? range(day.windows.abhijit) : '—'}</td>}
                  {has('windows') && (
                    <td className={`${panchangaClasses.wraps} ${createClasses.windows}`}>
                      {windowSpans(day).length === 0
                        ? '—'
                        : windowSpans(day)
                            .map((span) => `${termTitle(span.term)} ${range(span)}`)
                            .join('; ')}
                    </td>
                  )}
                  {hasEvents && (
                    <td className={panchangaClasses.wraps}>
                      {[
                        ...new Set(
                          events.map((festival) =>
                            festival.kind === 'ekadashi' && day.ekadashi
                              ? ekadashiTitle(day.ekadashi)
                              : festivalTitle(festival),
                          ),
                        ),
                      ].join(', ')}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
