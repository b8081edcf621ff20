import { calendarFile } from '@nebosvod/terms/calendar-file';
import { useState } from 'react';
import { TableBox } from '../../chart/table-box.tsx';
import type { TimeWindow } from '../../chart/time-window.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { buttonLook } from '../../ui/button.tsx';
import { longDate } from '../../ui/date-input.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/segments.tsx';
import { tableLook } from '../../ui/table-look.ts';
import { changesIn, lifeCalendar } from './life-changes.ts';
import classes from './life-line.module.css';
import type { ShownConvergence, ShownRow } from './life-row-model.ts';
import { dateAt, whenWords } from './window-words.ts';

interface Props {
  readonly rows: readonly ShownRow[];
  readonly window: TimeWindow;
  readonly flags: readonly ShownConvergence[];
  readonly now: number;
  readonly utcOffsetSeconds: number;
}

/** Lines shown at once. */
const pageSize = 20;

/** The line in words: what begins in the shown time and when, for whoever reads a list better than a drawing. */
export function LifeList({ rows, window, flags, now, utcOffsetSeconds }: Props) {
  const [isAll, setAll] = useState(false);
  const [pages, setPages] = useState(1);
  const all = changesIn(rows, window, flags);
  const ahead = all.filter(({ at }) => at >= now);
  const changes = isAll || ahead.length === 0 ? all : ahead;
  const shown = changes.slice(0, pages * pageSize);
  const left = changes.length - shown.length;
  const more = Math.min(pageSize, left);
  const dayOf = (instant: number) => longDate(dateAt(instant, utcOffsetSeconds));
  const brief = (place: string, until: number | null, flag: number | null) =>
    [place, until === null ? '' : `до ${dayOf(until)}`, flag === null ? '' : `сходится: ${flag}`]
      .filter((part) => part !== '')
      .join(', ');
  const save = () => {
    const entries = lifeCalendar(changes, utcOffsetSeconds);
    saveFile('Линия жизни.ics', calendarFile('Линия жизни', entries, new Date().toISOString()), 'text/calendar');
  };
  return (
    <section aria-labelledby="life-list" className={classes.list}>
      <div className={classes.listHead}>
        <h2 id="life-list">То же списком</h2>
        <div className="row no-print">
          {ahead.length > 0 && ahead.length < all.length && (
            <Segments
              label="Что в списке"
              small
              options={[
                { value: 'ahead', label: 'Впереди' },
                { value: 'all', label: 'Всё' },
              ]}
              value={isAll ? 'all' : 'ahead'}
              onChange={(value) => setAll(value === 'all')}
            />
          )}
          <button type="button" {...buttonLook({ variant: 'quiet', size: 'sm' })} onClick={save}>
            <Icon name="calendar" size={16} />В календарь (.ics)
          </button>
        </div>
      </div>
      {changes.length === 0 ? (
        <p className="muted">В показанное время ничего не сменяется.</p>
      ) : (
        <TableBox label="Линия жизни списком">
          <table {...tableLook()}>
            <caption className="vh">Что и когда сменяется в показанное время</caption>
            <thead>
              <tr>
                <th scope="col">Дата</th>
                <th scope="col">Что меняется</th>
                <th scope="col" className={classes.forDesk}>
                  Где
                </th>
                <th scope="col" className={classes.forDesk}>
                  До
                </th>
                <th scope="col" className={classes.forDesk}>
                  Сходится
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ key, at, until, glyph, said, place, flag }) => (
                <tr key={key}>
                  <th scope="row" className="tn">
                    {whenWords(at, window, utcOffsetSeconds)}
                  </th>
                  <td data-brief={brief(place, until, flag)}>
                    <span className={classes.said}>
                      {glyph !== null && <Glyph name={glyph} label="" size={16} className={`g-${glyph}`} />}
                      {said}
                    </span>
                  </td>
                  <td className={`${classes.forDesk} muted`}>{place}</td>
                  <td className={`${classes.forDesk} muted tn`}>{until === null ? '' : dayOf(until)}</td>
                  <td className={classes.forDesk}>{flag !== null && <span className={classes.number}>{flag}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
      {left > 0 && (
        <button
          type="button"
          {...buttonLook({ size: 'sm', className: 'no-print' })}
          onClick={() => setPages(pages + 1)}
        >
          Ещё {more < left ? `${more} из ${left}` : more}
        </button>
      )}
    </section>
  );
}
