import type { Birth } from '@nebosvod/contracts/birth';
import { formatTime, formatUtcOffset, wallClock } from '@nebosvod/terms/clock';
import { aspectTable } from '@nebosvod/terms/western.table';
import { useState } from 'react';
import { pointName } from '../../../chart/western/point-name.ts';
import { westernText } from '../../../text/western.ts';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { longDate } from '../../../ui/date-input.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import { tableBoxLook, tableLook } from '../../../ui/table-look.ts';
import { type TransitPeriod, useTransitHits, type WesternTransits } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { clockOf } from '../moment-words.ts';
import { Answer } from './answer.tsx';
import { PeriodForm } from './period-form.tsx';

const text = westernText.hits;
/** Rows shown at once. */
const page = 100;

/** Exact transits of a period in order of time. */
export function TransitHits({ birth }: { readonly birth: Birth }) {
  const [isSlow, setSlow] = useState(true);
  const [asked, setAsked] = useState<TransitPeriod | null>(null);
  const query = useTransitHits(birth, asked);
  return (
    <section {...cardLook()} aria-label={text.title}>
      <h2 className={classes.title}>{text.title}</h2>
      <p {...hintLook()}>{text.lead}</p>
      <PeriodForm submit={text.search} onPeriod={(period) => setAsked({ ...period, isSlow })}>
        <Segments
          label={text.which}
          options={[
            { value: 'slow', label: text.slow },
            { value: 'all', label: text.all },
          ]}
          value={isSlow ? 'slow' : 'all'}
          onChange={(which) => setSlow(which === 'slow')}
        />
      </PeriodForm>
      {asked !== null && (
        <Answer query={query}>
          {({ hits, moment }) => (
            <HitTable key={`${asked.from}${asked.to}${asked.isSlow}`} hits={hits ?? []} moment={moment} />
          )}
        </Answer>
      )}
    </section>
  );
}

function HitTable({
  hits,
  moment,
}: { readonly hits: NonNullable<WesternTransits['hits']> } & Pick<WesternTransits, 'moment'>) {
  const [shown, setShown] = useState(page);
  const zone = clockOf(moment);
  if (hits.length === 0) return <p className="muted">{text.none}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard */}
      <section {...tableBoxLook()} tabIndex={0} aria-label={text.title}>
        <table {...tableLook()}>
          <caption className="vh">{text.title}</caption>
          <thead>
            <tr>
              <th scope="col">
                {text.when}{' '}
                <span className="cap">
                  {'timeZone' in zone ? text.byBirthPlace : formatUtcOffset(zone.utcOffsetSeconds)}
                </span>
              </th>
              <th scope="col">{text.transit}</th>
              <th scope="col">{westernText.aspect}</th>
              <th scope="col">{westernText.natal}</th>
            </tr>
          </thead>
          <tbody>
            {hits.slice(0, shown).map(({ instant, body, aspect, natal, isRetrograde, pass }) => (
              <tr key={`${instant}${body}${natal}${aspect}`}>
                <th scope="row" className="tn">
                  {longDate(wallClock(instant, zone).date)}, {formatTime(instant, zone)}
                </th>
                <td>
                  {pointName(body)}
                  {isRetrograde && (
                    <>
                      {' '}
                      <abbr title={westernText.retrograde}>R</abbr>
                    </>
                  )}
                  {pass > 1 && <span className="cap"> {text.pass(pass)}</span>}
                </td>
                <td>{aspectTable[aspect].ru}</td>
                <td>{pointName(natal)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {hits.length > shown && (
        <Button size="sm" onClick={() => setShown(shown + page)}>
          {text.more}, {hits.length - shown}
        </Button>
      )}
    </>
  );
}
