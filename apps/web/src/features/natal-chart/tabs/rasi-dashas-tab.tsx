import { NativeSelect } from '@mantine/core';
import { getRashaPeriods, type RasiPeriod, rasiDashaIds } from '@nebosvod/contracts/chart-dasha';
import { dashaTable } from '@nebosvod/terms/dasha.table';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { signAbbreviation, signName } from '@nebosvod/terms/sign';
import { call } from '../../../app/api/call.ts';
import { PeriodBrowser } from './dashas/period-browser.tsx';
import { type NestedPeriod, type PeriodNode, periodNodes } from './dashas/period-node.ts';
import { NeedsTime, TabData } from './tab-data.tsx';
import type { TabProps } from './tab-props.ts';

type Ruler = Omit<RasiPeriod, 'children' | 'start' | 'end' | 'ageAtStart' | 'isCurrent'>;

const firstLevels = 2;

function shownSign({ sign }: NestedPeriod<Ruler>, names: NameOptions): Pick<PeriodNode, 'names' | 'hue' | 'glyph'> {
  return { names: [signName(sign, names), signAbbreviation(sign)], hue: null, glyph: null };
}

/** Periods of the signs, with a switch of schools. */
export function RasiDashasTab({ request, names, view, onView }: TabProps) {
  const system = rasiDashaIds.find((id) => id === view) ?? 'chara-kn-rao';
  const title = termName(dashaTable, system, names) ?? system;
  const below = async (path: readonly number[], signal: AbortSignal) => {
    const body = { ...request, system, levels: 1, path: path.map((index) => ({ index })) };
    const { periods } = await call(getRashaPeriods, { body, signal });
    return periodNodes<Ruler>(periods ?? [], (period) => shownSign(period, names), path);
  };
  return (
    <TabData
      name={`Раши-даши: ${title}`}
      input={[request, system]}
      ask={({ trace, signal }) =>
        call(getRashaPeriods, { body: { ...request, system, levels: firstLevels, trace }, signal })
      }
      controls={
        <NativeSelect
          aria-label="Система раши-даш"
          data={rasiDashaIds.map((id) => ({ value: id, label: termName(dashaTable, id, names) ?? id }))}
          value={system}
          onChange={(event) => onView(event.currentTarget.value)}
        />
      }
    >
      {({ periods, moment, school, depth, at, system: answered }) => {
        if (!periods) return <NeedsTime what="Даши знаков считаются от лагны." />;
        const roots = periodNodes<Ruler>(periods, (period) => shownSign(period, names));
        return (
          <>
            <p className="hint tab-hint">{school}</p>
            <PeriodBrowser
              key={`${answered}${roots[0]?.start}`}
              title={title}
              roots={roots}
              loadedLevels={firstLevels}
              depth={depth}
              queryKey={['chart', 'rasi-dasha', request, system, names]}
              load={below}
              birth={moment.instant}
              at={at}
              utcOffsetSeconds={moment.utcOffsetSeconds}
              names={names}
            />
          </>
        );
      }}
    </TabData>
  );
}
