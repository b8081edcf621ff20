import { formatNumber } from '@nebosvod/terms/plural';
import { tableLook } from '../../../ui/table-look.ts';
import type { Board } from '../api/numerology.ts';
import classes from '../numerolog.module.css';
import { arcanumText } from '../words.ts';
import { SystemCard } from './card.tsx';
import { MarkNotes, Unconfirmed } from './evidence.tsx';
import { ScrollBox } from './scroll-box.tsx';
import { Texts } from './texts.tsx';

const decades = [0, 10, 20, 30, 40, 50, 60, 70];
const steps = [0, 1, 2, 3, 4, 5, 6, 7];
const yearsAStep = 1.25;

/** The ring of ages as a table: a decade a row, an arcanum for every 1.25 years, the current one marked. */
export function AgeRing({ matrix }: { readonly matrix: Board['destinyMatrix'] }) {
  const now = matrix.yearEnergy;
  const nextArcanum = now && matrix.ring[(now.index + 1) % matrix.ring.length];
  const mark = matrix.confirmation.ring;
  return (
    <SystemCard title="Возрастной круг" aside={<Unconfirmed of="ring" confirmation={matrix.confirmation} />}>
      {now ? (
        <p className={classes.lead}>
          Сейчас {formatNumber(Math.floor(now.age * 10) / 10)} года: <b>{arcanumText(now.arcanum)}</b>
          {nextArcanum && (
            <span className="muted">
              , с {formatNumber((now.index + 1) * yearsAStep)} лет {arcanumText(nextArcanum)}
            </span>
          )}
        </p>
      ) : (
        <p className={`${classes.lead} muted`}>На эту дату возраста ещё нет.</p>
      )}
      <ScrollBox>
        <table {...tableLook({ className: 'ring' })}>
          <caption className="vh">Аркан каждых 1,25 года жизни</caption>
          <thead>
            <tr>
              <th scope="col">Возраст</th>
              {steps.map((step) => (
                <th scope="col" key={step} className="num">
                  +{formatNumber(step * yearsAStep)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {decades.map((decade, row) => (
              <tr key={decade}>
                <th scope="row">{decade}</th>
                {steps.map((step) => {
                  const index = row * 8 + step;
                  const isNow = index === now?.index;
                  return (
                    <td
                      key={step}
                      className={isNow ? `num ${classes.nowCell}` : 'num'}
                      aria-current={isNow ? 'true' : undefined}
                    >
                      {matrix.ring[index]}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Texts ids={['matrix.yearEnergy']} />
      {mark && <MarkNotes confirmation={{ ring: mark }} />}
    </SystemCard>
  );
}
