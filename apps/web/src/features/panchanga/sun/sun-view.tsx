import { formatShortDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatTime, wallClock } from '@nebosvod/terms/clock';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { intoSign, signName } from '@nebosvod/terms/sign';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { deviceZone } from '../../../platform/device-zone.ts';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { Glyph, signGlyphs } from '../../../ui/glyph.tsx';
import type { Place } from '../../../ui/place-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';
import { grahaCellLook, tableLook } from '../../../ui/table-look.ts';
import { type SunTransitAnswer, useSunTransit } from '../api/use-year.ts';
import { useNow } from '../clock.ts';
import dayClasses from '../day/day.module.css';
import panchangaClasses from '../panchanga.module.css';
import { spanText } from '../span-text.ts';
import { UnbrokenParts } from '../unbroken-parts.tsx';
import { WideTable } from '../wide-table.tsx';
import { SkyEvents } from './sky-events.tsx';
import sunClasses from './sun.module.css';

interface Props {
  readonly date: string;
  readonly place: Place;
}

/** Солнце: sankrantis with punya kala and the Sun's nakshatras of a year, the next one marked. */
export function SunView({ date, place }: Props) {
  const [zodiac, setZodiac] = useState<'sidereal' | 'tropical'>('sidereal');
  const { data, error, isPlaceholderData, isFetching, refetch } = useSunTransit(
    Number(date.slice(0, 4)),
    place,
    zodiac,
  );
  return (
    <div className={panchangaClasses.block}>
      <div className={`row wrap ${sunClasses.head}`}>
        <p className={`cap ${panchangaClasses.read}`}>
          Санкранти{'\u00a0'}— вступление Солнца в знак. Пунья-кала, лучшее время для омовения и даров,{'\u00a0'}—
          шестнадцать гхати после него; после заката она переходит на следующий день.
        </p>
        <Segments
          label="Зодиак"
          small
          value={zodiac}
          onChange={setZodiac}
          options={[
            { value: 'sidereal', label: 'Сидерический' },
            { value: 'tropical', label: 'Тропический' },
          ]}
        />
      </div>
      {data !== undefined ? (
        <Refreshing active={isPlaceholderData && isFetching}>
          <Tables answer={data} zone={zoneOf(data, place)} />
        </Refreshing>
      ) : error === null ? (
        <div {...cardLook()}>
          <TableSkeleton rows={12} />
        </div>
      ) : (
        <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
          Переходы Солнца не загрузились. {asProblem(error).message}
        </ErrorState>
      )}
      <SkyEvents year={Number(date.slice(0, 4))} place={place} zone={zoneOf(data, place)} />
    </div>
  );
}

/** The clock of the place; until the server has named its zone, the one known here. */
function zoneOf(answer: SunTransitAnswer | undefined, place: Place): ClockZone {
  return {
    timeZone: answer?.timeZone ?? place.timeZone ?? deviceZone(),
    clockHistory: answer?.clockHistory,
  };
}

function Tables({ answer, zone }: { readonly answer: SunTransitAnswer; readonly zone: ClockZone }) {
  const now = new Date(useNow(60_000)).toISOString();
  const { names } = useSettings();
  const nextSign = answer.signs.find(({ instant }) => instant > now)?.instant;
  const nextStar = answer.nakshatras.find(({ instant }) => instant > now)?.instant;
  const day = (instant: string) => formatShortDate(wallClock(instant, zone).date, { weekday: true });
  return (
    <div className={`${panchangaClasses.split} ${sunClasses.tables}`}>
      <section {...cardLook()}>
        <h2 className={panchangaClasses.heading}>
          {answer.zodiac === 'sidereal' ? 'Санкранти' : 'Вступления в тропические знаки'}
        </h2>
        <WideTable label="Таблица знаков">
          <table {...tableLook({ className: sunClasses.table })}>
            <caption className="vh">Вступления Солнца в знаки</caption>
            <thead>
              <tr>
                <th scope="col">Знак</th>
                <th scope="col">Когда</th>
                {answer.zodiac === 'sidereal' && <th scope="col">Пунья-кала</th>}
              </tr>
            </thead>
            <tbody>
              {answer.signs.map((entry) => (
                <tr key={entry.instant} className={entry.instant === nextSign ? 'on' : undefined}>
                  <th scope="row" className={panchangaClasses.wraps}>
                    <span {...grahaCellLook()} title={`Солнце входит ${intoSign(entry.sign, { language: names })}`}>
                      <Glyph
                        name={signGlyphs[entry.sign - 1] ?? 'aries'}
                        label=""
                        size={18}
                        className={sunClasses.sign}
                      />
                      {signName(entry.sign, { language: names })}
                    </span>
                  </th>
                  <td className={panchangaClasses.wraps}>
                    <span className="nw">{day(entry.instant)},</span> {formatTime(entry.instant, zone)}
                    {entry.instant === nextSign && <b className={dayClasses.now}> ближайшее</b>}
                  </td>
                  {answer.zodiac === 'sidereal' && (
                    <td className={panchangaClasses.wraps}>
                      {entry.punyaKala ? (
                        <UnbrokenParts
                          text={spanText(
                            entry.punyaKala.start,
                            entry.punyaKala.end,
                            zone,
                            wallClock(entry.instant, zone).date,
                          )}
                        />
                      ) : (
                        'нет: Солнце не восходит'
                      )}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      </section>
      <section {...cardLook()}>
        <h2 className={panchangaClasses.heading}>Накшатры Солнца</h2>
        <WideTable label="Таблица накшатр">
          <div className={sunClasses.halves}>
            <table {...tableLook({ className: sunClasses.table })}>
              <caption className="vh">Вступления Солнца в накшатры</caption>
              <thead>
                <tr>
                  <th scope="col">Накшатра</th>
                  <th scope="col">Когда</th>
                </tr>
              </thead>
              <tbody>
                {answer.nakshatras.map((entry) => (
                  <tr key={entry.instant} className={entry.instant === nextStar ? 'on' : undefined}>
                    <th scope="row" className={panchangaClasses.wraps}>
                      {nakshatraName(entry.nakshatra)}
                    </th>
                    <td className={panchangaClasses.wraps}>
                      <span className="nw">{day(entry.instant)},</span> {formatTime(entry.instant, zone)}
                      {entry.instant === nextStar && <b className={dayClasses.now}> ближайшее</b>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </WideTable>
      </section>
    </div>
  );
}
