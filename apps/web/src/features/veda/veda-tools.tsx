import { Link } from '@tanstack/react-router';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { cardLook } from '../../ui/card-look.ts';
import { chipLook } from '../../ui/chip-look.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { linkLook } from '../../ui/link-look.ts';
import classes from './veda-tools.module.css';
import { vedaLevels } from './veda-tools.table.ts';

/** Levels of Veda the person holds: the highest owned and all below it. */
function useOwnedLevels() {
  const { products } = useSessionState();
  const highest = Math.max(0, ...products.map(({ id }) => id).filter((id) => vedaLevels.some((one) => one.id === id)));
  return vedaLevels.filter(({ id }) => id <= highest);
}

/** The owned levels as a filter of the tabs of a chart. */
export function useVedaLevels() {
  const levels = useOwnedLevels();
  return {
    label: 'Уровень Veda',
    options: levels.map(({ id, title, tools }) => ({
      id: String(id),
      label: title,
      tabs: tools.flatMap(({ chart }) => (chart?.tab === undefined ? [] : [chart.tab])),
    })),
    beyond: levels
      .flatMap(({ tools }) => tools)
      .filter(({ chart }) => chart === null)
      .map(({ label, note }) => (
        <Link key={label} to={paths.panchanga} search={{ view: 'muhurtas' }} {...chipLook()} title={note}>
          {label}
        </Link>
      )),
  };
}

interface ListProps {
  /** The chart that the tools open with; `null` = there is none yet. */
  readonly map: string | null;
}

/** What the owned levels add: each goes to its place of the last chart. */
export function VedaLevelList({ map }: ListProps) {
  const levels = useOwnedLevels();
  return (
    <section {...cardLook({ className: 'stack' })}>
      <h2>Инструменты вашего уровня</h2>
      <div className={classes.levels}>
        {levels.map(({ id, title, tools }) => (
          <div key={id}>
            <h3>{title}</h3>
            <ul>
              {tools.map(({ label, note, chart }) => (
                <li key={label}>
                  {chart === null ? (
                    <Link to={paths.panchanga} search={{ view: 'muhurtas' }} {...linkLook()}>
                      {label}
                    </Link>
                  ) : map === null ? (
                    label
                  ) : (
                    <Link to={paths.veda} search={{ map, ...chart }} {...linkLook()}>
                      {label}
                    </Link>
                  )}{' '}
                  <span className="cap">{note}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {map === null && <p {...hintLook()}>Добавьте карту: инструменты откроются в ней.</p>}
    </section>
  );
}
