import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { unconfirmedText } from '@nebosvod/terms/numerology-board';
import { counted, plural } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { localToday } from '../../../platform/local-today.ts';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import { type AnswerTo, useNumerology } from '../api/numerology.ts';
import { AnswerState } from '../components/answer-state.tsx';
import { BoardSkeleton } from '../components/board-skeleton.tsx';
import cardsClasses from '../components/cards.module.css';
import { PersonForm } from '../components/person-form.tsx';
import { ScrollBox } from '../components/scroll-box.tsx';
import { ToolHead } from '../components/tool-head.tsx';
import numerologClasses from '../numerolog.module.css';
import { chosenPerson } from '../session.ts';
import classes from './schools-tool.module.css';

type Schools = AnswerTo<{ system: 'schools' }>;
type Group = Schools['groups'][number];

/** «Расхождения школ»: the same date by every school side by side, what differs and why. */
export function SchoolsTool() {
  const person = chosenPerson.use();
  const query = useNumerology(
    person === null
      ? null
      : {
          system: 'schools' as const,
          input: { date: person.date, at: localToday(), ...(person.name === '' ? {} : { name: person.name }) },
        },
  );
  return (
    <>
      <ToolHead
        tool="schools"
        title="Расхождения школ"
        subtitle={person === null ? 'Где счёт расходится и почему' : formatNumericDate(person.date)}
      />
      {person === null ? (
        <PersonForm />
      ) : (
        <AnswerState query={query} skeleton={<BoardSkeleton />}>
          {(answer) => <Comparison answer={answer} />}
        </AnswerState>
      )}
    </>
  );
}

function Comparison({ answer }: { readonly answer: Schools }) {
  const [onlyDiffering, setOnlyDiffering] = useState<'all' | 'differing'>('differing');
  const groups = answer.groups.filter((group) => onlyDiffering === 'all' || group.differs);
  return (
    <>
      <div className={`row wrap ${numerologClasses.lead}`}>
        <p>
          Сравнили {counted(answer.compared, 'значение', 'значения', 'значений')},{' '}
          {plural(answer.differing, 'расходится', 'расходятся', 'расходятся')} {answer.differing}.
        </p>
        <Segments
          label="Что показать"
          value={onlyDiffering}
          onChange={setOnlyDiffering}
          options={[
            { value: 'differing', label: 'Только расхождения' },
            { value: 'all', label: 'Всё' },
          ]}
        />
      </div>
      {groups.length === 0 && <EmptyState drawing="search">На этой дате все школы сходятся.</EmptyState>}
      <div className="stack">
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} onlyDiffering={onlyDiffering === 'differing'} />
        ))}
      </div>
    </>
  );
}

function GroupCard({ group, onlyDiffering }: { readonly group: Group; readonly onlyDiffering: boolean }) {
  const rows = group.rows.filter((row) => !onlyDiffering || row.differs);
  return (
    <section {...cardLook({ className: numerologClasses.system })} aria-label={group.label}>
      <div {...cardHeadLook()}>
        <h3>{group.label}</h3>
      </div>
      <p className={classes.why}>{group.why}</p>
      <ScrollBox>
        <table {...tableLook({ className: classes.schools })} data-schools="">
          <caption className="vh">{group.label}: по школам</caption>
          <thead>
            <tr>
              <th scope="col">Значение</th>
              {group.schools.map((school) => (
                <th scope="col" key={school.id}>
                  {school.label}
                  {school.mark !== 'published' && <small>{unconfirmedText}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className={row.differs ? 'on' : undefined}>
                <th scope="row">
                  {row.label}
                  {row.differs && <span className="vh">, расходится</span>}
                </th>
                {row.values.map((value, index) => (
                  <SchoolValue
                    key={group.schools[index]?.id}
                    school={group.schools[index]?.label ?? ''}
                    value={value}
                    base={row.values[0]}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <ul className={cardsClasses.notes}>
        {group.schools
          .filter((school) => school.mark !== 'published')
          .map((school) => (
            <li key={school.id}>
              <Icon name="info" size={14} />
              <span>
                <b>
                  {school.label}: {unconfirmedText}.
                </b>{' '}
                {school.note}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface ValueProps {
  /** Its column's name: on a phone a row is a list and the name stands beside the value. */
  readonly school: string;
  readonly value: readonly number[] | null;
  readonly base: readonly number[] | null | undefined;
}

/** One school's numbers; those that differ from the first column stand out in weight and by a line, not in colour alone. */
function SchoolValue({ school, value, base }: ValueProps) {
  if (value === null) {
    return (
      <td data-school={school} className="muted">
        не считает
      </td>
    );
  }
  return (
    <td data-school={school}>
      <span>
        {value.length === 0 && 'нет'}
        {value.map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers of one row keep their places
          <span key={index}>
            {index > 0 && ' '}
            {base && base[index] !== number ? <mark>{number}</mark> : number}
          </span>
        ))}
      </span>
    </td>
  );
}
