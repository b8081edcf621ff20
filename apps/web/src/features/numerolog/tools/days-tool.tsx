import { formatDate, formatMonth, formatNumericDate, formatShortDate } from '@nebosvod/terms/civil-date';
import { counted } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { localToday } from '../../../platform/local-today.ts';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import { type AnswerTo, useNumerology } from '../api/numerology.ts';
import { AnswerState } from '../components/answer-state.tsx';
import { DayGrid } from '../components/day-grid.tsx';
import daysClasses from '../components/days.module.css';
import drawingsClasses from '../components/drawings.module.css';
import { MarkNotes } from '../components/evidence.tsx';
import { FriendshipTable } from '../components/friendship-table.tsx';
import { PersonForm } from '../components/person-form.tsx';
import { RelationMark } from '../components/relation-mark.tsx';
import schoolSwitchesClasses from '../components/school-switches.module.css';
import { YearTurn } from '../components/school-switches.tsx';
import { ScrollBox } from '../components/scroll-box.tsx';
import { TableTwin } from '../components/table-twin.tsx';
import { ToolHead } from '../components/tool-head.tsx';
import { monthSpan, stepMonth } from '../month-grid.ts';
import numerologClasses from '../numerolog.module.css';
import { chosenPerson, ownFriendship, type Person, schoolOptions } from '../session.ts';

type Answer = AnswerTo<{ system: 'suitableDates' }>;

/** Days of a month that suit the person's number. */
export function DaysTool() {
  const person = chosenPerson.use();
  return (
    <>
      <ToolHead
        tool="days"
        title="Подбор дня"
        subtitle={
          person === null ? 'Личный день и дни, созвучные числу души' : `Рождение ${formatNumericDate(person.date)}`
        }
      />
      {person === null ? <PersonForm /> : <Month person={person} />}
    </>
  );
}

function Month({ person }: { readonly person: Person }) {
  const now = localToday();
  const [month, setMonth] = useState(now.slice(0, 7));
  const [rule, setRule] = useState<Answer['rule']>('personal-day');
  const { yearTurn } = schoolOptions.use();
  const own = ownFriendship.use();
  const query = useNumerology({
    system: 'suitableDates' as const,
    input: { date: person.date, ...monthSpan(month), rule, yearTurn, ...(own ? { friendship: own } : {}) },
  });
  const isCurrent = month === now.slice(0, 7);
  return (
    <div className="stack">
      <div className={`row wrap ${daysClasses.monthBar} no-print`}>
        <div className="row">
          <Button icon="left" aria-label="Предыдущий месяц" onClick={() => setMonth(stepMonth(month, -1))} />
          <h2 className={daysClasses.month} aria-live="polite">
            {formatMonth(month)}
          </h2>
          <Button icon="right" aria-label="Следующий месяц" onClick={() => setMonth(stepMonth(month, 1))} />
          {!isCurrent && (
            <Button variant="quiet" onClick={() => setMonth(now.slice(0, 7))}>
              Сегодня
            </Button>
          )}
        </div>
        <Segments
          label="По какому числу"
          value={rule}
          onChange={setRule}
          options={[
            { value: 'personal-day', label: 'Личный день' },
            { value: 'date-number', label: 'Число даты' },
          ]}
        />
      </div>
      <AnswerState query={query} skeleton={<TableSkeleton rows={8} />}>
        {(answer) => <Calendar answer={answer} now={now} />}
      </AnswerState>
      {rule === 'personal-day' && (
        <div className={`${schoolSwitchesClasses.selects} no-print`}>
          <YearTurn />
        </div>
      )}
      {query.data && (
        <FriendshipTable
          used={query.data.friendship.map(({ friends, enemies }) => ({ friends: [...friends], enemies: [...enemies] }))}
        />
      )}
    </div>
  );
}

function Calendar({ answer, now }: { readonly answer: Answer; readonly now: string }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const day = answer.days.find(({ date }) => date === (chosen ?? now)) ?? answer.days[0];
  const suitable = answer.days.filter((one) => one.suitable).length;
  return (
    <section {...cardLook({ className: numerologClasses.system })} aria-label="Дни месяца">
      <p className={numerologClasses.lead}>
        Число души <b>{answer.soul}</b>. Подходит {counted(suitable, 'день', 'дня', 'дней')}.
      </p>
      <DayGrid days={answer.days} rule={answer.rule} today={now} chosen={chosen} onChoose={setChosen} />
      <p className={drawingsClasses.keys}>
        <span>
          <Icon name="check" size={14} className="good" /> подходит: то же число или дружит
        </span>
        <span>
          <i className={drawingsClasses.keyHatch} />
          спорит
        </span>
      </p>
      {day && (
        <div className={numerologClasses.detail} aria-live="polite">
          <h4>{formatDate(day.date)}</h4>
          <p className="tn">
            {answer.rule === 'personal-day' ? 'Личный день: ' : 'Число даты: '}
            {day.expression}
          </p>
          <RelationMark relation={day.relation} />
        </div>
      )}
      <MarkNotes confirmation={answer.confirmation} />
      <TableTwin>
        <ScrollBox>
          <table {...tableLook()}>
            <caption className="vh">Дни месяца</caption>
            <thead>
              <tr>
                <th scope="col">День</th>
                <th scope="col" className="num">
                  Личный день
                </th>
                <th scope="col" className="num">
                  Число даты
                </th>
                <th scope="col">К числу души</th>
              </tr>
            </thead>
            <tbody>
              {answer.days.map((one) => (
                <tr key={one.date}>
                  <th scope="row">{formatShortDate(one.date, { weekday: true })}</th>
                  <td className="num">{one.personalDay}</td>
                  <td className="num">{one.dateNumber}</td>
                  <td>
                    <RelationMark relation={one.relation} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </TableTwin>
    </section>
  );
}
