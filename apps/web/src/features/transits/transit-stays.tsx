import { NativeSelect } from '@mantine/core';
import { getTransits } from '@nebosvod/contracts/chart-natal-transit';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { type TimelineSpan, timelineBars } from '@nebosvod/drawing/timeline';
import type { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { addDays, addYears, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { grahaName } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import type { NameOptions } from '@nebosvod/terms/name';
import { formatNumber } from '@nebosvod/terms/plural';
import { signAbbreviation, signName } from '@nebosvod/terms/sign';
import { useState } from 'react';
import { dateTicks } from '../../chart/calendar-ticks.ts';
import { useChart } from '../../chart/chart-context.ts';
import { GrahaRow } from '../../chart/graha-row.tsx';
import { selectedBody } from '../../chart/selection.ts';
import tabClasses from '../../chart/tab.module.css';
import { TabData } from '../../chart/tab-data.tsx';
import { TableBox } from '../../chart/table-box.tsx';
import { call } from '../../platform/api/call.ts';
import { localToday } from '../../platform/local-today.ts';
import { useNames } from '../../platform/settings/settings-store.ts';
import { useWidth } from '../../ui/chart/use-width.ts';
import { formatDate } from '../../ui/date-input.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { tableLook } from '../../ui/table-look.ts';
import { momentText } from './device-clock.ts';
import { PeriodFields } from './period-fields.tsx';
import { readPeriod } from './read-period.ts';
import transitsClasses from './transits.module.css';

type Stay = AnswerOf<typeof getTransits>['stays'][number];
type Body = (typeof GRAHAS)[number];

const groups = [
  { id: 'slow', label: 'Юпитер, Сатурн, узлы', bodies: ['jupiter', 'saturn', 'rahu', 'ketu'] },
  {
    id: 'most',
    label: 'Все, кроме Луны',
    bodies: ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'],
  },
  { id: 'moon', label: 'Только Луна', bodies: ['moon'] },
] as const satisfies readonly { id: string; label: string; bodies: readonly Body[] }[];

const kinds = [
  { value: 'sign', label: 'По знакам' },
  { value: 'nakshatra', label: 'По накшатрам' },
] as const;

/** More rows than anyone reads, and than a page draws at once. */
const mostRows = 400;

/** Stays of the bodies in signs or stars over a period, as ribbons with their list folded; too many for ribbons, as the list. */
export function TransitStays() {
  const { request, selection } = useChart();
  const [text, setText] = useState(() => ({
    from: formatDate(localToday()),
    to: formatDate(addYears(localToday(), 2)),
  }));
  const [group, setGroup] = useState<(typeof groups)[number]>(groups[0]);
  const [kind, setKind] = useState<Stay['kind']>('sign');
  const read = readPeriod(text);
  const [asked, setAsked] = useState(() => ({ from: localToday(), to: addYears(localToday(), 2) }));
  const isDrawn = (stays: readonly Stay[]) => 'from' in read && stays.length <= mostRows;
  const onText = (next: typeof text) => {
    setText(next);
    const value = readPeriod(next);
    if ('from' in value) setAsked(value);
  };
  return (
    <TabData
      name="Транзиты за период"
      input={[request, asked, group.id, kind]}
      ask={({ trace, signal }) =>
        call(getTransits, {
          body: { ...request, ...asked, bodies: [...group.bodies], stays: [kind], trace },
          signal,
        })
      }
      controls={
        <div className={transitsClasses.transitFields}>
          <PeriodFields text={text} onText={onText} />
          <NativeSelect
            label="Грахи"
            data={groups.map(({ id, label }) => ({ value: id, label }))}
            value={group.id}
            onChange={(event) => setGroup(groups.find(({ id }) => id === event.currentTarget.value) ?? groups[0])}
          />
          <NativeSelect
            label="Что менялось"
            data={kinds.map(({ value, label }) => ({ value, label }))}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value === 'nakshatra' ? 'nakshatra' : 'sign')}
          />
        </div>
      }
    >
      {({ stays }) => (
        <>
          {isDrawn(stays) ? (
            <>
              <Ribbons stays={stays} period={asked} lit={selectedBody(selection)} />
              <details className={transitsClasses.list}>
                <summary>Входы и выходы списком: {formatNumber(stays.length)}</summary>
                <StaysTable stays={stays} />
              </details>
            </>
          ) : (
            <StaysTable stays={stays} />
          )}
          {stays.length > mostRows && (
            <p {...hintLook({ className: tabClasses.tabHint })}>
              Показаны первые {mostRows} из {formatNumber(stays.length)}: сократите период.
            </p>
          )}
          <p {...hintLook({ className: tabClasses.tabHint })}>
            Время по часам этого устройства. «Вспять»: граница пройдена на ретроградном движении, и граха ещё вернётся.
          </p>
        </>
      )}
    </TabData>
  );
}

/** Entries and exits in order, the twin of the ribbons. */
function StaysTable({ stays }: { readonly stays: readonly Stay[] }) {
  const names = useNames();
  return (
    <TableBox label="Транзиты за период">
      <table {...tableLook({ className: tabClasses.dense })}>
        <caption className="vh">Входы и выходы</caption>
        <thead>
          <tr>
            <th scope="col">Граха</th>
            <th scope="col">Где</th>
            <th scope="col">Вошёл</th>
            <th scope="col">Вышел</th>
            <th scope="col" className="num">
              От лагны
            </th>
            <th scope="col" className="num">
              От Луны
            </th>
          </tr>
        </thead>
        <tbody>
          {stays.slice(0, mostRows).map((stay) => (
            <GrahaRow key={`${stay.body}${stay.entered}${stay.index}`} id={stay.body}>
              <td>{placeName(stay, names)}</td>
              <td className="tn">
                {momentText(stay.entered)}
                {stay.enteredBackward && isPlanet(stay.body) && <span className="muted"> (вспять)</span>}
              </td>
              <td className="tn">
                {momentText(stay.left)}
                {stay.leftBackward && isPlanet(stay.body) && <span className="muted"> (вспять)</span>}
              </td>
              <td className="num">{stay.houseFromLagna ?? '—'}</td>
              <td className="num">{stay.houseFromMoon ?? '—'}</td>
            </GrahaRow>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** The mean nodes always move backward: it says nothing of them. */
const isPlanet = (body: string) => body !== 'rahu' && body !== 'ketu';

function placeName(stay: Stay, names: NameOptions): string {
  return stay.kind === 'sign' ? signName(stay.index, names) : nakshatraName(stay.index, names);
}

interface RibbonsProps {
  readonly stays: readonly Stay[];
  readonly period: { readonly from: string; readonly to: string };
  readonly lit: string | null;
}

const nameWidth = 84;
const pitch = 32;
const barHeight = 26;
const axisHeight = 22;
const minute = 60_000;

/** One ribbon a body, cut where it changes sign or star. */
function Ribbons({ stays, period, lit }: RibbonsProps) {
  const names = useNames();
  const [ref, width] = useWidth<HTMLDivElement>();
  const length = Math.max(120, (width ?? 400) - nameWidth);
  const window = { from: utcMidnight(period.from), to: utcMidnight(addDays(period.to, 1)) };
  const axis = { from: window.from / minute, to: window.to / minute, length };
  const bodies = [...new Set(stays.map(({ body }) => body))];
  const height = bodies.length * pitch + axisHeight;
  return (
    <div ref={ref} className={transitsClasses.transitRibbons}>
      <svg
        viewBox={`0 0 ${nameWidth + length} ${height}`}
        role="img"
        aria-label="Транзиты лентами; то же в таблице ниже"
      >
        {dateTicks(window, length, 72, 0).map((tick) => (
          <g key={tick.label}>
            <path className={transitsClasses.transitTick} d={`M${nameWidth + tick.x} 0V${height - axisHeight + 4}`} />
            {tick.x > 24 && tick.x < length - 24 && (
              <text className={transitsClasses.transitAxis} x={nameWidth + tick.x} y={height - 4} textAnchor="middle">
                {tick.label}
              </text>
            )}
          </g>
        ))}
        {bodies.map((body, row) => {
          const spans = stays
            .filter((stay) => stay.body === body)
            .map((stay, index): TimelineSpan => {
              const name = placeName(stay, names);
              return {
                id: `${stay.index}-${index}`,
                start: stay.entered === null ? axis.from : Date.parse(stay.entered) / minute,
                end: stay.left === null ? axis.to : Date.parse(stay.left) / minute,
                labels: stay.kind === 'sign' ? [name, signAbbreviation(stay.index)] : [name],
              };
            });
          return (
            <g key={body} className={`g-${body}`}>
              <text
                className={lit === body ? `${transitsClasses.transitName} on` : transitsClasses.transitName}
                y={row * pitch + barHeight / 2 + 5}
              >
                {grahaName(body, names)}
              </text>
              {timelineBars(spans, axis, { fontSize: 13, padding: 5 }).map((bar) => (
                <g key={bar.id}>
                  <rect
                    className={lit === body ? `${transitsClasses.transitBar} on` : transitsClasses.transitBar}
                    x={nameWidth + bar.at + 0.5}
                    y={row * pitch}
                    width={Math.max(0.6, bar.length - 1)}
                    height={barHeight}
                    rx={Math.min(3, bar.length / 4)}
                  />
                  {bar.label !== null && (
                    <text
                      className={transitsClasses.transitLabel}
                      x={nameWidth + bar.at + 5}
                      y={row * pitch + barHeight / 2 + 5}
                    >
                      {bar.label}
                    </text>
                  )}
                </g>
              ))}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
