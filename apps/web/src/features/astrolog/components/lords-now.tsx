import { pick } from '@nebosvod/terms/numbered';
import { lotTable } from '@nebosvod/terms/western.table';
import type { ReactNode } from 'react';
import { TableBox } from '../../../chart/table-box.tsx';
import { timeLordsText as words } from '../../../text/time-lords.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { tableLook } from '../../../ui/table-look.ts';
import type { FirdariaRuler, Releasing, TimeLords } from '../api/use-time-lords.ts';
import classes from '../astrolog.module.css';
import { profectedWords, releasedWords, rulerName } from '../lord-words.ts';
import { runningSpan, type Span } from '../running-span.ts';

type Firdaria = NonNullable<TimeLords['firdaria']>[number];

interface Props {
  readonly lords: TimeLords;
  /** Firdaria in the order that is chosen. */
  readonly firdaria: Firdaria | null;
  /** A date of the clock at the birth place. */
  readonly dateOf: (instant: string) => string;
}

/** What runs now by every count, until when, and what comes after it. */
export function LordsNow({ lords, firdaria, dateOf }: Props) {
  const { at, profections, releasing } = lords;
  const row = <Item extends Span>(name: string, items: readonly Item[], say: (item: Item) => string): ReactNode => {
    const running = runningSpan(items, at);
    if (running === null) return null;
    const { now, next } = running;
    return (
      <tr key={name}>
        <th scope="row" className={classes.wraps}>
          {name}
        </th>
        <td className={classes.wraps}>{say(now)}</td>
        <td className="tn">{dateOf(now.end)}</td>
        <td className={classes.wraps}>{next === null ? '—' : say(next)}</td>
      </tr>
    );
  };
  const parts = (firdaria?.periods ?? []).flatMap((period) => period.parts);
  const byRuler = ({ ruler }: { readonly ruler: FirdariaRuler }) => rulerName(ruler);
  return (
    <section {...cardLook()} aria-labelledby="lords-now">
      <h2 id="lords-now" className={classes.title}>
        {words.now}
      </h2>
      <TableBox label={words.now}>
        <table {...tableLook()}>
          <caption className="vh">{words.now}</caption>
          <thead>
            <tr>
              <th scope="col">{words.system}</th>
              <th scope="col">{words.current}</th>
              <th scope="col">{words.until}</th>
              <th scope="col">{words.next}</th>
            </tr>
          </thead>
          <tbody>
            {row(words.year, profections?.years ?? [], profectedWords)}
            {row(words.month, profections?.months ?? [], profectedWords)}
            {row(words.firdar, firdaria?.periods ?? [], byRuler)}
            {row(words.part, parts, byRuler)}
            {releasing.map((one) =>
              levelsOf(one).map((items, level) => row(levelName(one, level), items, releasedWords)),
            )}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}

function levelsOf({ periods, weeks, days }: Releasing) {
  return [periods, periods.flatMap(({ parts }) => parts), weeks, days];
}

function levelName({ lot }: Releasing, level: number): string {
  const name = words.from(lotTable[lot].genitive);
  return `${name}, ${pick<string>(words.released, level, 'level of releasing')}`;
}
