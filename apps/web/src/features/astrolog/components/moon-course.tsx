import { getWesternMoon } from '@nebosvod/contracts/chart-western';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { inSign } from '@nebosvod/terms/sign';
import { moonPhaseTable } from '@nebosvod/terms/western.table';
import { useQuery } from '@tanstack/react-query';
import { TableBox } from '../../../chart/table-box.tsx';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { deviceZone } from '../../../platform/device-zone.ts';
import { westernText } from '../../../text/western.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import classes from '../astrolog.module.css';
import { deviceOffset } from '../moment-words.ts';

const words = westernText.moon;
const shownDays = 30;

/** The Moon of a date: its phase, its quarters and the stretches void of course of the thirty days after it. */
export function MoonCourse({ date }: { readonly date: string }) {
  const { data, error, refetch } = useQuery(
    endpointQuery(
      getWesternMoon,
      { body: { at: `${date}T12:00:00Z`, from: date, to: addDays(date, shownDays) } },
      'stepped',
    ),
  );
  const zone = { timeZone: deviceZone() };
  const when = (instant: string) =>
    `${formatShortDate(wallClock(instant, zone).date, { weekday: true })}, ${formatTime(instant, zone)}`;
  return (
    <section aria-labelledby="moon-course">
      <h3 id="moon-course">{words.title}</h3>
      {data === undefined ? (
        error === null ? (
          <TableSkeleton rows={6} />
        ) : (
          <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
            {asProblem(error).message}
          </ErrorState>
        )
      ) : (
        <>
          <p>
            {words.now(
              moonPhaseTable[data.moon.phase].ru,
              Math.round(data.moon.illumination * 100),
              inSign(data.moon.sign),
            )}{' '}
            {data.moon.isVoid ? words.isVoid : words.isNotVoid}
          </p>
          <p>{data.phases.map(({ phase, instant }) => `${moonPhaseTable[phase].ru}: ${when(instant)}`).join('; ')}</p>
          <h4 className={classes.subtitle}>{words.voids}</h4>
          <TableBox label={words.voids}>
            <table {...tableLook()}>
              <caption className="vh">{words.voids}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.sign}</th>
                  <th scope="col">{words.start}</th>
                  <th scope="col">{words.end}</th>
                </tr>
              </thead>
              <tbody>
                {data.voids.map((one) => (
                  <tr key={one.start}>
                    <th scope="row">{inSign(one.sign)}</th>
                    <td className="tn">{when(one.start)}</td>
                    <td className="tn">{when(one.end)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
          <p className="cap">{words.zone(deviceOffset())}</p>
        </>
      )}
    </section>
  );
}
