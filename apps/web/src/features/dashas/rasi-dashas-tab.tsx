import { getRashaPeriods, type RasiPeriod } from '@nebosvod/contracts/chart-dasha';
import { RASI_DASHAS } from '@nebosvod/engine/dasha/dasha.ids';
import { dashaTable } from '@nebosvod/terms/dasha.table';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { signAbbreviation, signName } from '@nebosvod/terms/sign';
import { useChart, useTab } from '../../chart/chart-context.ts';
import { SystemSelect } from '../../chart/system-select.tsx';
import classes from '../../chart/tab.module.css';
import { NeedsTime, TabData } from '../../chart/tab-data.tsx';
import { call } from '../../platform/api/call.ts';
import { useNames } from '../../platform/settings/settings-store.ts';
import { hintLook } from '../../ui/hint-look.ts';
import type { NestedPeriod, PeriodNode } from './period-node.ts';
import { SystemPeriods } from './system-periods.tsx';

type Ruler = Omit<RasiPeriod, 'children' | 'start' | 'end' | 'ageAtStart' | 'isCurrent'>;

const firstLevels = 2;

function shownSign({ sign }: NestedPeriod<Ruler>, names: NameOptions): Pick<PeriodNode, 'names' | 'hue' | 'glyph'> {
  return { names: [signName(sign, names), signAbbreviation(sign)], hue: null, glyph: null };
}

/** Periods of the signs, with a switch of schools. */
export function RasiDashasTab() {
  const { request } = useChart();
  const { view, onView } = useTab();
  const names = useNames();
  const system = RASI_DASHAS.find((id) => id === view) ?? 'chara-kn-rao';
  const title = termName(dashaTable, system, names);
  return (
    <TabData
      name={`Раши-даши: ${title}`}
      input={[request, system]}
      ask={({ trace, signal }) =>
        call(getRashaPeriods, { body: { ...request, system, levels: firstLevels, trace }, signal })
      }
      controls={<SystemSelect label="Система раши-даш" ids={RASI_DASHAS} value={system} onValue={onView} />}
    >
      {(answer) => {
        const { periods, school, system: answered } = answer;
        if (!periods) return <NeedsTime what="Даши знаков считаются от лагны." />;
        return (
          <>
            <p {...hintLook({ className: classes.tabHint })}>{school}</p>
            <SystemPeriods<Ruler>
              key={`${answered}${periods[0]?.start}`}
              title={title}
              answer={{ ...answer, periods }}
              loadedLevels={firstLevels}
              shown={(period) => shownSign(period, names)}
              load={async (path, signal) =>
                (await call(getRashaPeriods, { body: { ...request, system, levels: 1, path: [...path] }, signal }))
                  .periods
              }
              queryKey={['signs', request, system, names]}
            />
          </>
        );
      }}
    </TabData>
  );
}
