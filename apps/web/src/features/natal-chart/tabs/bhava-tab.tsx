import { getPlanets } from '@nebosvod/contracts/chart';
import { houseSystemTable } from '@nebosvod/terms/setting.table';
import { useState } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import classes from '../../../chart/tab.module.css';
import { NeedsTime, TabData } from '../../../chart/tab-data.tsx';
import { call } from '../../../platform/api/call.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import { BhavaChart } from './bhava-chart.tsx';
import { BhavaTable } from './bhava-table.tsx';
import { bhavasOf } from './bhavas.ts';

const systems = ['sripati', 'placidus', 'equal'] as const;
type System = (typeof systems)[number];

/** Bhava-chalit: the grahas by the houses in which they stand when a house is no whole sign, and those that change theirs. */
export function BhavaTab() {
  const { request } = useChart();
  const [system, setSystem] = useState<System>('sripati');
  const asked = { ...request, settings: { ...request.settings, houseSystem: system } };
  return (
    <TabData
      name="Бхава-чалит"
      input={asked}
      rows={12}
      ask={({ trace, signal }) => call(getPlanets, { body: { ...asked, trace }, signal })}
      controls={
        <Segments
          label="Система домов"
          small
          value={system}
          onChange={setSystem}
          options={systems.map((value) => ({ value, label: houseSystemTable[value].ru.replace(' от асцендента', '') }))}
        />
      }
    >
      {(answer) => {
        const bhavas = bhavasOf(answer);
        if (answer.ascendant === null) return <NeedsTime what="Дома бхава-чалит отсчитывают от градуса лагны." />;
        if (bhavas === null) {
          return (
            <p className={classes.tabLead}>За полярным кругом дома этой системы не существуют. Выберите другую.</p>
          );
        }
        return (
          <>
            <div className={classes.sides}>
              <div className={classes.drawn}>
                <BhavaChart bhavas={bhavas} system={houseSystemTable[system].ru} />
                <BhavaTable bhavas={bhavas} />
              </div>
            </div>
            <p {...hintLook({ className: classes.tabHint })}>
              {system === 'sripati'
                ? 'Шрипати: градус лагны стоит в середине первого дома, границы домов (сандхи) лежат посередине между их серединами.'
                : 'Градус лагны открывает первый дом.'}{' '}
              «Из 6-го» значит: по знакам граха стоит в шестом доме, а по бхавам перешла в этот.
            </p>
          </>
        );
      }}
    </TabData>
  );
}
