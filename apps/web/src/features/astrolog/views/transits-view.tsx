import type { Birth } from '@nebosvod/contracts/birth';
import { useState } from 'react';
import { localToday } from '../../../platform/local-today.ts';
import { westernText } from '../../../text/western.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate, parseDate } from '../../../ui/date-input.ts';
import { useWesternChart, useWesternTransits } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { AspectTable } from '../components/aspect-table.tsx';
import { BodiesTable } from '../components/bodies-table.tsx';
import { MoonCourse } from '../components/moon-course.tsx';
import { TransitHits } from '../components/transit-hits.tsx';
import { WesternWheel } from '../components/western-wheel.tsx';

/** The planets of a day around the natal chart, what they touch, and the exact moments of a period. */
export function TransitsView({ birth }: { readonly birth: Birth }) {
  const [text, setText] = useState(() => formatDate(localToday()));
  const [date, setDate] = useState(() => localToday());
  const [error, setError] = useState<string | null>(null);
  const natal = useWesternChart(birth);
  const query = useWesternTransits(birth, `${date}T12:00:00Z`);
  return (
    <div className={classes.parts}>
      <div className={classes.field}>
        <DateField
          label={westernText.date}
          value={text}
          error={error}
          description={westernText.transitsLead}
          onChange={(typed) => {
            setText(typed);
            const parsed = parseDate(typed, 'gregorian');
            setError(parsed.kind === 'error' ? parsed.message : null);
            if (parsed.kind === 'value') setDate(parsed.value);
          }}
        />
      </div>
      <Answer query={natal}>
        {(chart) => (
          <Answer query={query}>
            {({ bodies, aspects }) => (
              <div className={classes.two}>
                <div className={classes.column}>
                  <WesternWheel
                    chart={chart}
                    outer={bodies}
                    aspects={aspects}
                    title={westernText.views.transits}
                    caption={westernText.rings.transits}
                  />
                  <BodiesTable
                    caption={westernText.views.transits}
                    bodies={bodies.map((body) => ({ ...body, house: body.natalHouse }))}
                  />
                </div>
                <AspectTable
                  title={westernText.toNatal}
                  aspects={aspects}
                  ends={[westernText.today, westernText.natal]}
                />
              </div>
            )}
          </Answer>
        )}
      </Answer>
      <MoonCourse date={date} />
      <TransitHits birth={birth} />
    </div>
  );
}
