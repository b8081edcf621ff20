import { Link } from '@tanstack/react-router';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { cardLook } from '../../ui/card-look.ts';
import { chipLook } from '../../ui/chip-look.ts';
import { hintLook } from '../../ui/hint-look.ts';
import classes from './veda-tools.module.css';
import { vedaLevels } from './veda-tools.table.ts';

/** Levels of Veda the person holds: the highest owned and all below it. */
function useOwnedLevels() {
  const { products } = useSessionState();
  const highest = Math.max(0, ...products.map(({ id }) => id).filter((id) => vedaLevels.some((one) => one.id === id)));
  return vedaLevels.filter(({ id }) => id <= highest);
}

/** Tools of the owned levels over an open chart: each goes to its tab or varga. */
export function VedaToolStrip({
  map,
  tab,
  varga,
}: {
  readonly map: string;
  readonly tab: string | undefined;
  readonly varga: number | undefined;
}) {
  const levels = useOwnedLevels();
  return (
    <div className={classes.strip}>
      <nav aria-label="Инструменты уровня" className="row wrap no-print">
        {levels
          .flatMap(({ tools }) => tools)
          .map(({ label, note, chart }) => {
            if (chart === null) {
              return (
                <Link key={label} to={paths.panchanga} search={{ view: 'muhurtas' }} {...chipLook()} title={note}>
                  {label}
                </Link>
              );
            }
            const isOn = chart.tab === undefined ? chart.varga === varga : chart.tab === tab;
            return (
              <Link
                key={label}
                to={paths.veda}
                search={{
                  map,
                  ...(tab === undefined ? {} : { tab }),
                  ...(varga === undefined ? {} : { varga }),
                  ...chart,
                }}
                {...chipLook()}
                title={note}
                aria-current={isOn ? 'true' : undefined}
              >
                {label}
              </Link>
            );
          })}
      </nav>
    </div>
  );
}

/** What the owned levels add, in words. */
export function VedaLevelList() {
  const levels = useOwnedLevels();
  return (
    <section {...cardLook({ className: 'stack' })}>
      <h2>Инструменты вашего уровня</h2>
      {levels.map(({ id, title, tools }) => (
        <div key={id}>
          <h3>{title}</h3>
          <ul>
            {tools.map(({ label, note }) => (
              <li key={label}>
                {label} <span className="cap">{note}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p {...hintLook()}>Откройте карту: инструменты появятся над ней.</p>
    </section>
  );
}
