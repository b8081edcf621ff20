import { grahaName } from '@nebosvod/terms/graha';
import { inSign, signCase } from '@nebosvod/terms/sign';
import { aspectTable } from '@nebosvod/terms/western.table';
import { GrahaLabel } from '../../chart/graha-label.tsx';
import classes from '../../chart/tab.module.css';
import { TableBox } from '../../chart/table-box.tsx';
import { useNames } from '../../platform/settings/settings-store.ts';
import { Degree } from '../../ui/degree.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { tableLook } from '../../ui/table-look.ts';
import own from './prashna.module.css';
import { prashnaText as words } from './prashna-words.ts';
import { testimonyWords } from './testimony-words.ts';
import type { Judgement, Testimony } from './use-prashna.ts';

/** Who stands for whom, and where each is. */
export function RoleTable({ judgement }: { readonly judgement: Judgement }) {
  const names = useNames();
  const { lagnesh, karyesh, arudha, house, karya, bodies } = judgement;
  const roles = [
    { id: lagnesh, role: words.lagnesh },
    ...(karyesh === lagnesh ? [] : [{ id: karyesh, role: words.karyesh }]),
    ...(lagnesh === 'moon' || karyesh === 'moon' ? [] : [{ id: 'moon' as const, role: words.moon }]),
  ];
  return (
    <section>
      <TableBox label={words.roles}>
        <table {...tableLook({ className: classes.pairs })}>
          <caption className={classes.groupTitle}>{words.roles}</caption>
          <tbody>
            {roles.map(({ id, role }) => {
              const body = bodies.find((one) => one.id === id);
              return (
                <tr key={id}>
                  <th scope="row" className="muted">
                    {role}
                  </th>
                  <td>
                    <GrahaLabel id={id} isRetrograde={body?.isRetrograde === true} />
                    {body && ` ${inSign(body.sign, names)}, дом ${body.house}`}
                  </td>
                </tr>
              );
            })}
            <tr>
              <th scope="row" className="muted">
                {words.house}
              </th>
              <td>
                {house}-й, {inSign(karya, names)}
              </td>
            </tr>
            <tr>
              <th scope="row" className="muted">
                {words.arudha}
              </th>
              <td>{inSign(arudha, names)}</td>
            </tr>
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}

/** The nine grahas of the question: what the drawing shows, in words. */
export function QuestionBodies({ bodies }: Pick<Judgement, 'bodies'>) {
  const names = useNames();
  return (
    <section>
      <TableBox label={words.bodies}>
        <table {...tableLook({ className: classes.dense })}>
          <caption className={classes.groupTitle}>{words.bodies}</caption>
          <thead>
            <tr>
              <th scope="col">{words.graha}</th>
              <th scope="col">{words.place}</th>
              <th scope="col" className="num">
                {words.bodyHouse}
              </th>
            </tr>
          </thead>
          <tbody>
            {bodies.map(({ id, degreeInSign, sign, house, isRetrograde }) => (
              <tr key={id}>
                <th scope="row">
                  <GrahaLabel id={id} isRetrograde={isRetrograde} />
                </th>
                <td>
                  <Degree value={degreeInSign} /> {signCase(sign, 'genitive', names)}
                </td>
                <td className="num">{house}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}

interface TestimonyProps {
  readonly title: string;
  readonly testimonies: readonly Testimony[];
}

/** Testimonies of one side, the heaviest first, each with its reason. */
export function TestimonyTable({ title, testimonies }: TestimonyProps) {
  const names = useNames();
  const sorted = [...testimonies].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return (
    <section>
      <TableBox label={title}>
        <table {...tableLook({ className: classes.dense })}>
          <caption className={classes.groupTitle}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.reason}</th>
              <th scope="col">{words.who}</th>
              <th scope="col" className="num">
                {words.weight}
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((one) => (
              <tr key={`${one.part} ${one.id} ${one.grahas.join(' ')}`}>
                <th scope="row" className={own.reason}>
                  {testimonyWords(one)}
                </th>
                <td className={own.who}>{one.grahas.map((id) => grahaName(id, names)).join(', ')}</td>
                <td className="num">{signed(one.points)}</td>
              </tr>
            ))}
            {sorted.length === 0 && (
              <tr>
                <td colSpan={3}>{words.nothing}</td>
              </tr>
            )}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

interface TimeProps {
  readonly judgement: Judgement;
  readonly day: (instant: string) => string;
}

/** When a matter may move, and the exact aspects that the figures come from. */
export function TimeTable({ judgement: { testimonies, contacts }, day }: TimeProps) {
  const names = useNames();
  const times = testimonies.filter(({ part }) => part === 'time');
  return (
    <section className={classes.whole}>
      <h3 className={classes.groupTitle}>{words.times}</h3>
      <p {...hintLook({ className: classes.tabHint })}>{words.timesLead}</p>
      <TableBox label={words.times}>
        <table {...tableLook()}>
          <caption className="vh">{words.times}</caption>
          <thead>
            <tr>
              <th scope="col">{words.by}</th>
              <th scope="col">{words.when}</th>
            </tr>
          </thead>
          <tbody>
            {times.map((one) => (
              <tr key={one.id}>
                <th scope="row" className={own.reason}>
                  {testimonyWords(one)}
                </th>
                <td className="tn">{one.values.at === undefined ? '' : day(one.values.at)}</td>
              </tr>
            ))}
            {times.length === 0 && (
              <tr>
                <td colSpan={2}>{words.noTimes}</td>
              </tr>
            )}
          </tbody>
        </table>
      </TableBox>
      {contacts.length === 0 ? (
        <p className={classes.tabEmpty}>{words.noContacts}</p>
      ) : (
        <TableBox label={words.contacts}>
          <table {...tableLook()}>
            <caption className={classes.groupTitle}>{words.contacts}</caption>
            <thead>
              <tr>
                <th scope="col">{words.pair}</th>
                <th scope="col">{words.aspect}</th>
                <th scope="col">{words.when}</th>
              </tr>
            </thead>
            <tbody>
              {contacts.map(({ a, b, aspect, at }) => (
                <tr key={`${a} ${b}`}>
                  <th scope="row" className={own.reason}>
                    {grahaName(a, names)} и {grahaName(b, names)}
                  </th>
                  <td>{aspectTable[aspect].ru}</td>
                  <td className="tn">{day(at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </section>
  );
}

/** The voice of Krishnamurti's school, where a number was told. */
export function KpVoice({ judgement: { kp, testimonies } }: { readonly judgement: Judgement }) {
  const names = useNames();
  if (kp === null) return null;
  const { house, grants, denies, subLord, rulers } = kp;
  const signified = [...new Set(subLord.grades.flat())].sort((a, b) => a - b);
  const facts = [
    [words.kpCusp, `${house}-й`],
    [words.kpSub, grahaName(subLord.graha, names)],
    [words.kpHouses, signified.join(', ')],
    [words.kpGrants, grants.join(', ')],
    [words.kpDenies, denies.join(', ')],
    [words.kpRulers, [...new Set(rulers.map(({ graha }) => grahaName(graha, names)))].join(', ')],
  ] as const;
  return (
    <section className={classes.whole}>
      <h3 className={classes.groupTitle}>{words.kp}</h3>
      <p {...hintLook({ className: classes.tabHint })}>{words.kpLead}</p>
      <TableBox label={words.kp}>
        <table {...tableLook({ className: classes.pairs })}>
          <caption className="vh">{words.kp}</caption>
          <tbody>
            {facts.map(([name, value]) => (
              <tr key={name}>
                <th scope="row" className="muted">
                  {name}
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <ul className={classes.tabEmpty}>
        {testimonies
          .filter(({ part }) => part === 'kp')
          .map((one) => (
            <li key={one.id}>{testimonyWords(one)}</li>
          ))}
      </ul>
    </section>
  );
}
