import type { Birth } from '@nebosvod/contracts/birth';
import { useState } from 'react';
import { useWesternChart } from '../../../chart/western/western-chart.ts';
import { westernText } from '../../../text/western.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { useWesternTransits } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { AspectTable } from '../components/aspect-table.tsx';
import { BodiesTable } from '../components/bodies-table.tsx';
import { MoonCourse } from '../components/moon-course.tsx';
import { TransitHits } from '../components/transit-hits.tsx';
import { TransitMoment } from '../components/transit-moment.tsx';
import { WesternWheel } from '../components/western-wheel.tsx';
import { localMoment } from '../local-moment.ts';
import { deviceOffset } from '../moment-words.ts';

/** The planets of a moment around the natal chart, what they touch, and the exact moments of a period. */
export function TransitsView({ birth }: { readonly birth: Birth }) {
  const [at, setAt] = useState(() => new Date());
  const natal = useWesternChart(birth);
  const query = useWesternTransits(birth, at.toISOString().replace(/:\d\d\.\d+Z$/, ':00Z'));
  return (
    <div className={classes.parts}>
      <TransitMoment at={at} onAt={setAt} />
      <p {...hintLook()}>{westernText.transitsLead(deviceOffset())}</p>
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
      <MoonCourse date={localMoment(at).date} />
      <TransitHits birth={birth} />
    </div>
  );
}
