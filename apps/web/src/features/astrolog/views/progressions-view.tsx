import type { Birth } from '@nebosvod/contracts/birth';
import { PROGRESSED_ANGLES } from '@nebosvod/engine/western/western.ids';
import { formatDegree } from '@nebosvod/terms/degree';
import { formatNumber, plural } from '@nebosvod/terms/plural';
import { progressedAnglesTable } from '@nebosvod/terms/western.table';
import { useState } from 'react';
import { useWesternChart } from '../../../chart/western/western-chart.ts';
import { localToday } from '../../../platform/local-today.ts';
import { westernText } from '../../../text/western.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate, parseDate } from '../../../ui/date-input.ts';
import { Segments } from '../../../ui/segments.tsx';
import { type ProgressedAngles, useProgressions } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { AspectTable } from '../components/aspect-table.tsx';
import { BodiesTable } from '../components/bodies-table.tsx';
import { WesternWheel } from '../components/western-wheel.tsx';
import { houseOf } from '../house-of.ts';
import { momentWords } from '../moment-words.ts';

const words = westernText.progressions;

/** Secondary progressions around the natal chart, a day for a year, on a chosen date. */
export function ProgressionsView({ birth }: { readonly birth: Birth }) {
  const [text, setText] = useState(() => formatDate(localToday()));
  const [angles, setAngles] = useState<ProgressedAngles>('solar-arc');
  const parsed = parseDate(text);
  const isEarly = parsed.kind === 'value' && parsed.value < birth.date;
  const date = parsed.kind === 'value' && !isEarly ? parsed.value : null;
  const error = parsed.kind === 'error' ? parsed.message : isEarly ? words.early : null;
  const natal = useWesternChart(birth);
  const query = useProgressions(birth, date, angles);
  return (
    <div className="stack">
      <div className={classes.fields}>
        <div className={classes.field}>
          <DateField label={words.date} value={text} error={error} description={words.lead} onChange={setText} />
        </div>
        {birth.time !== null && (
          <Segments
            label={words.angles}
            options={PROGRESSED_ANGLES.map((value) => ({ value, label: progressedAnglesTable[value].ru }))}
            value={angles}
            onChange={setAngles}
          />
        )}
      </div>
      <Answer query={natal}>
        {(chart) => (
          <Answer query={query}>
            {(progressed) => {
              const years = Math.round(progressed.years * 10) / 10;
              const cusps = chart.houses?.cusps ?? null;
              return (
                <div className="stack">
                  <p>
                    {words.age(
                      `${formatNumber(years)}\u00a0${plural(years, 'год', 'года', 'лет')}`,
                      momentWords(progressed.progressedInstant, progressed.moment),
                      formatDegree(progressed.solarArc),
                    )}
                  </p>
                  <div className={classes.two}>
                    <div className={classes.column}>
                      <WesternWheel
                        chart={chart}
                        outer={progressed.bodies}
                        aspects={progressed.aspectsToNatal}
                        title={westernText.views.progressions}
                        caption={words.ring}
                      />
                      <AspectTable
                        title={westernText.toNatal}
                        aspects={progressed.aspectsToNatal}
                        ends={[words.column, westernText.natal]}
                      />
                    </div>
                    <div className={classes.column}>
                      <BodiesTable
                        caption={words.bodies}
                        bodies={progressed.bodies
                          .filter(({ id }) => id !== 'true-node')
                          .map(({ id, longitude, isRetrograde }) => ({
                            id,
                            longitude,
                            isRetrograde,
                            house: houseOf(cusps, longitude),
                          }))}
                      />
                      <AspectTable title={words.among} aspects={progressed.aspects} />
                    </div>
                  </div>
                </div>
              );
            }}
          </Answer>
        )}
      </Answer>
    </div>
  );
}
