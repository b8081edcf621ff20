import { NativeSelect } from '@mantine/core';
import { getRashaPeriods, type RasiPeriod, rasiDashaIds } from '@nebosvod/contracts/chart-dasha';
import { wallClock } from '@nebosvod/terms/clock';
import { dashaTable } from '@nebosvod/terms/dasha.table';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { signName } from '@nebosvod/terms/sign';
import { useState } from 'react';
import { call } from '../../../app/api/call.ts';
import { type PeriodRow, PeriodTree } from './period-tree.tsx';
import { NeedsTime, TabData } from './tab-data.tsx';
import type { TabProps } from './tab-props.ts';

type Nested = Omit<RasiPeriod, 'children'> & { readonly children?: readonly Nested[] | undefined };

function rowsOf(periods: readonly Nested[], names: NameOptions, offset: number, parent = ''): readonly PeriodRow[] {
  const day = (instant: string) => wallClock(instant, { utcOffsetSeconds: offset }).date;
  return periods.map((period) => {
    const key = `${parent}/${period.start}`;
    return {
      key,
      ruler: signName(period.sign, names),
      spoken: signName(period.sign, names),
      start: day(period.start),
      end: day(period.end),
      ageAtStart: period.ageAtStart,
      isCurrent: period.isCurrent,
      children: rowsOf(period.children ?? [], names, offset, key),
    };
  });
}

/** Periods of the signs, with a switch of schools. */
export function RasiDashasTab({ request, names }: TabProps) {
  const [system, setSystem] = useState<(typeof rasiDashaIds)[number]>('chara-kn-rao');
  const title = termName(dashaTable, system, names) ?? system;
  return (
    <TabData
      name={`Раши-даши: ${title}`}
      input={[request, system]}
      ask={({ trace, signal }) => call(getRashaPeriods, { body: { ...request, system, levels: 2, trace }, signal })}
      controls={
        <NativeSelect
          aria-label="Система раши-даш"
          data={rasiDashaIds.map((id) => ({ value: id, label: termName(dashaTable, id, names) ?? id }))}
          value={system}
          onChange={(event) => setSystem(rasiDashaIds.find((id) => id === event.currentTarget.value) ?? 'chara-kn-rao')}
        />
      }
    >
      {({ periods, moment, school }) => {
        if (!periods) return <NeedsTime what="Даши знаков считаются от лагны." />;
        const rows = rowsOf(periods, names, moment.utcOffsetSeconds);
        return (
          <>
            <p className="hint tab-hint">{school}</p>
            <PeriodTree key={`${system}${rows[0]?.key}`} caption={`${title}: периоды`} periods={rows} />
          </>
        );
      }}
    </TabData>
  );
}
