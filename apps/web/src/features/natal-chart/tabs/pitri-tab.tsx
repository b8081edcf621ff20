import { getPitriYogas } from '@nebosvod/contracts/chart-yoga';
import { formatDateRange } from '@nebosvod/terms/civil-date';
import { useChart } from '../../../chart/chart-context.ts';
import classes from '../../../chart/tab.module.css';
import { TabData } from '../../../chart/tab-data.tsx';
import { call } from '../../../platform/api/call.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { JudgedList } from './judged-list.tsx';
import { PitriStatic } from './pitri-static.tsx';

/** What the classics read about the line of ancestors, in calm words, with the days of remembrance. */
export function PitriTab() {
  const { request } = useChart();
  return (
    <TabData
      name="Питри"
      input={request}
      ask={({ trace, signal }) => call(getPitriYogas, { body: { ...request, presentOnly: true, trace }, signal })}
    >
      {({ kinds, yogas, pitriPaksha }) => (
        <>
          <p className={classes.tabLead}>
            Питри-йоги говорят о памяти рода и о заботах, которые стоит завершить. Это повод вспомнить старших, а не
            приговор.
          </p>
          {pitriPaksha.start && pitriPaksha.end && (
            <p {...hintLook({ className: classes.tabHint })}>
              Дни поминания: {formatDateRange(pitriPaksha.start, pitriPaksha.end)}
            </p>
          )}
          {yogas.length === 0 ? (
            <p className={classes.tabEmpty}>Классических сочетаний этого рода в карте нет.</p>
          ) : (
            kinds
              .filter((kind) => kind.present > 0)
              .map((kind) => (
                <section key={kind.id}>
                  <h3 className={classes.groupTitle}>{kind.name}</h3>
                  <p className={classes.tabLead}>{kind.text}</p>
                  <JudgedList items={yogas.filter((yoga) => yoga.kind === kind.id)} />
                  <p {...hintLook({ className: classes.tabHint })}>Что принято делать: {kind.practice}</p>
                </section>
              ))
          )}
          <PitriStatic />
        </>
      )}
    </TabData>
  );
}
