import { NativeSelect } from '@mantine/core';
import { type GrahaPeriod, getDashaPeriods, grahaDashaIds } from '@nebosvod/contracts/chart-dasha';
import { wallClock } from '@nebosvod/terms/clock';
import { dashaTable, yoginiTable } from '@nebosvod/terms/dasha.table';
import { grahaName } from '@nebosvod/terms/graha';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { counted } from '@nebosvod/terms/plural';
import { signName } from '@nebosvod/terms/sign';
import { useState } from 'react';
import { call } from '../../../app/api/call.ts';
import { calendarFile } from '../../../app/files/calendar-file.ts';
import { saveFile } from '../../../app/files/save-file.ts';
import { Icon } from '../../../ui/icon.tsx';
import { grahaId } from '../chart-body.ts';
import { GrahaLabel } from '../components/graha-label.tsx';
import { PeriodBar } from './period-bar.tsx';
import { type PeriodRow, PeriodTree } from './period-tree.tsx';
import { NeedsTime, TabData } from './tab-data.tsx';
import type { TabProps } from './tab-props.ts';

const systems = [...grahaDashaIds, 'kalachakra'] as const;
type System = (typeof systems)[number];
type Nested = Omit<GrahaPeriod, 'children'> & { readonly children?: readonly Nested[] | undefined };

function rulerName(period: Nested, names: NameOptions): string {
  const graha = grahaId(period.lord);
  const lord = graha ? grahaName(graha, names) : period.lord;
  if (period.yogini) return `${termName(yoginiTable, period.yogini, names) ?? period.yogini} (${lord})`;
  return period.sign === undefined ? lord : `${signName(period.sign, names)} (${lord})`;
}

function rowsOf(periods: readonly Nested[], names: NameOptions, offset: number, parent = ''): readonly PeriodRow[] {
  const day = (instant: string) => wallClock(instant, { utcOffsetSeconds: offset }).date;
  return periods.map((period) => {
    const graha = grahaId(period.lord);
    const key = `${parent}/${period.start}`;
    return {
      key,
      ruler:
        graha && !period.yogini && period.sign === undefined ? (
          <GrahaLabel id={graha} names={names} />
        ) : (
          rulerName(period, names)
        ),
      spoken: rulerName(period, names),
      start: day(period.start),
      end: day(period.end),
      ageAtStart: period.ageAtStart,
      isCurrent: period.isCurrent,
      children: rowsOf(period.children ?? [], names, offset, key),
    };
  });
}

/** Beginnings of the two upper levels as whole days, for any calendar. */
function saveCalendar(title: string, rows: readonly PeriodRow[]): void {
  const entryOf = (row: PeriodRow, text: string) => ({
    uid: `${title}${row.key}@nebosvod`.replace(/\s/g, ''),
    title: `${title}: ${text}`,
    start: row.start,
  });
  const entries = rows.flatMap((row) => [
    entryOf(row, row.spoken),
    ...row.children.map((child) => entryOf(child, `${row.spoken} — ${child.spoken}`)),
  ]);
  saveFile(`${title}.ics`, calendarFile(title, entries, new Date().toISOString()), 'text/calendar');
}

/** Periods of the grahas: a bar of the main ones with today, and a tree of three levels. */
export function DashasTab({ request, names }: TabProps) {
  const [system, setSystem] = useState<System>('vimshottari');
  const title = termName(dashaTable, system, names) ?? system;
  return (
    <TabData
      name={`Даши: ${title}`}
      input={[request, system]}
      ask={({ trace, signal }) => call(getDashaPeriods, { body: { ...request, system, levels: 3, trace }, signal })}
      controls={
        <NativeSelect
          aria-label="Система даш"
          data={systems.map((id) => ({ value: id, label: termName(dashaTable, id, names) ?? id }))}
          value={system}
          onChange={(event) => setSystem(systems.find((id) => id === event.currentTarget.value) ?? 'vimshottari')}
        />
      }
    >
      {({ periods, balance, moment, applicability, school }) => {
        if (!periods) return <NeedsTime what="Начало даши зависит от точного места Луны." />;
        const rows = rowsOf(periods, names, moment.utcOffsetSeconds);
        const lord = balance && grahaId(balance.lord);
        return (
          <>
            <PeriodBar rows={rows} lords={periods.map((period) => period.lord)} />
            {balance && (
              <p className="tab-lead tn">
                Остаток при рождении: {lord ? grahaName(lord, names) : balance.lord},{' '}
                {counted(balance.years, 'год', 'года', 'лет')} {balance.months}&nbsp;мес. {balance.days}&nbsp;дн.{' '}
                <span className="muted">{school}</span>
              </p>
            )}
            {applicability?.applies === false && (
              <p className="hint tab-hint">
                Парашара предписывает эту дашу при условиях, которых в карте нет: она дана для сравнения.
              </p>
            )}
            <PeriodTree key={`${system}${rows[0]?.key}`} caption={`${title}: периоды`} periods={rows} />
            <div className="tools row no-print">
              <button type="button" className="btn quiet sm" onClick={() => saveCalendar(title, rows)}>
                <Icon name="calendar" size={16} />В календарь (.ics)
              </button>
            </div>
          </>
        );
      }}
    </TabData>
  );
}
