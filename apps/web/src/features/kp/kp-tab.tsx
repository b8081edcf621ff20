import { TextInput } from '@mantine/core';
import { getKp } from '@nebosvod/contracts/chart-kp';
import { KP_AYANAMSHAS, KP_NUMBERS } from '@nebosvod/engine/kp/kp.ids';
import { useState } from 'react';
import { useChart } from '../../chart/chart-context.ts';
import { PartLock } from '../../chart/part-lock.tsx';
import classes from '../../chart/tab.module.css';
import { NeedsTime, TabData } from '../../chart/tab-data.tsx';
import { call } from '../../platform/api/call.ts';
import { defaultCity } from '../../platform/settings/own-settings.ts';
import { useSettings } from '../../platform/settings/settings-store.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { noteLook } from '../../ui/note-look.ts';
import { Segments } from '../../ui/segments.tsx';
import { BodyTable, CuspTable } from './kp-points.tsx';
import { GrahaTable, HouseTable, NodeTable } from './kp-significators.tsx';
import { kpText as words } from './kp-words.ts';
import { RulerTable } from './ruler-table.tsx';

/** The chart by the school of Krishnamurti, for the levels that hold it. */
export function KpTab() {
  return (
    <PartLock part="kp" name="КП" lead={words.lead}>
      <KpChart />
    </PartLock>
  );
}

/** What is typed as the number of a question: nothing, a number of the table, or a mistake. */
function numberOf(text: string): number | null | 'wrong' {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= KP_NUMBERS ? number : 'wrong';
}

function KpChart() {
  const { request } = useChart();
  const { city } = useSettings();
  const { latitude, longitude } = city ?? defaultCity;
  const [ayanamsha, setAyanamsha] = useState<(typeof KP_AYANAMSHAS)[number]>('krishnamurti');
  const [text, setText] = useState('');
  const [now, setNow] = useState<string | null>(null);
  const typed = numberOf(text);
  const asked = {
    ayanamsha,
    ...(typeof typed === 'number' ? { number: typed } : {}),
    ...(now === null ? {} : { judgement: { at: now, latitude, longitude } }),
  };
  return (
    <TabData
      name="КП"
      input={[request, asked]}
      ask={({ trace, signal }) => call(getKp, { body: { ...request, ...asked, trace }, signal })}
      controls={
        <>
          <Segments
            label={words.ayanamsha}
            options={KP_AYANAMSHAS.map((value) => ({ value, label: words.ayanamshas[value] }))}
            value={ayanamsha}
            onChange={setAyanamsha}
          />
          <Segments
            label={words.moment}
            options={[
              { value: 'chart', label: words.moments.chart },
              { value: 'now', label: words.moments.now },
            ]}
            value={now === null ? 'chart' : 'now'}
            onChange={(value) => setNow(value === 'now' ? new Date().toISOString() : null)}
          />
          <TextInput
            label={words.number}
            placeholder={words.numberHint}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            onChange={(event) => setText(event.currentTarget.value)}
            error={typed === 'wrong' ? <FieldError>{words.wrongNumber}</FieldError> : null}
          />
        </>
      }
      rows={12}
    >
      {({ cusps, bodies, houses, significations, nodes, ruling, reason, moment }) => (
        <div className={classes.groups}>
          <p {...hintLook({ className: `${classes.tabHint} ${classes.whole}` })}>{words.lead}</p>
          {reason === 'UNKNOWN_TIME' && <NeedsTime what={words.needsTime} />}
          {reason === 'POLAR_CIRCLE' && (
            <p {...noteLook({ className: `${classes.tabNote} ${classes.whole}` })}>
              <Icon name="info" />
              <span>{words.polar}</span>
            </p>
          )}
          {[...bodies, ...(cusps ?? [])].some(({ known }) => known < 4) && (
            <p {...hintLook({ className: `${classes.tabHint} ${classes.whole}` })}>{words.unsure}</p>
          )}
          {cusps && <CuspTable cusps={cusps} />}
          <BodyTable bodies={bodies} />
          {houses && <HouseTable houses={houses} />}
          {significations && <GrahaTable significations={significations} />}
          <NodeTable nodes={nodes} />
          {ruling && <RulerTable ruling={ruling} utcOffsetSeconds={now === null ? moment.utcOffsetSeconds : null} />}
        </div>
      )}
    </TabData>
  );
}
