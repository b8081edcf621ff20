import { pick } from '@nebosvod/terms/numbered';
import { psychomatrixCellTable, psychomatrixLineTable } from '@nebosvod/terms/numerology.table';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import { tagLook } from '../../../ui/tag-look.ts';
import { type AnswerTo, type NumberPair, useNumerology } from '../api/numerology.ts';
import { AnswerState } from '../components/answer-state.tsx';
import { BoardSkeleton } from '../components/board-skeleton.tsx';
import { SystemCard } from '../components/card.tsx';
import { FormFailure } from '../components/form-failure.tsx';
import { MatrixCard } from '../components/matrix-card.tsx';
import { NameWarnings } from '../components/name-warnings.tsx';
import { PersonFields } from '../components/person-fields.tsx';
import { RelationMark } from '../components/relation-mark.tsx';
import { MatrixSchool } from '../components/school-switches.tsx';
import { ScrollBox } from '../components/scroll-box.tsx';
import { SquareCard } from '../components/square-card.tsx';
import { Texts, WithTexts } from '../components/texts.tsx';
import { ToolHead } from '../components/tool-head.tsx';
import classes from '../numerolog.module.css';
import { readBirth } from '../read-date.ts';
import { ownFriendship, type PersonDraft, pairDraft, schoolOptions } from '../session.ts';
import { useSubmit } from '../use-submit.ts';

type Answer = AnswerTo<{ system: 'compatibility' }>;

const fields = ['dates.0', 'dates.1', 'names.0', 'names.1'];
const people = ['Первый человек', 'Второй человек'] as const;
const bothNames = 'Числа имён сравниваются, когда названы оба: допишите имя или сотрите второе.';

/** Two people system by system; no overall score, because no school publishes one. */
export function PairTool() {
  const draft = pairDraft.use();
  const { school, ringStart, ancestralCentre } = schoolOptions.use();
  const friendship = ownFriendship.use();
  const [dates, setDates] = useState<{ dates: [string, string]; names?: [string, string] } | null>(null);
  const { form, errors, failure, isBusy, mend, submit } = useSubmit(fields);
  const requestOf = (people: NonNullable<typeof dates>) => ({
    system: 'compatibility' as const,
    input: { ...people, school, ringStart, ancestralCentre, ...(friendship ? { friendship } : {}) },
  });
  const asked = dates && requestOf(dates);
  const query = useNumerology(asked);
  const change = (index: 0 | 1, part: Partial<PersonDraft>) => {
    const next = { ...draft[index], ...part };
    pairDraft.set(index === 0 ? [next, draft[1]] : [draft[0], next]);
    mend(`dates.${index}`, 'names.0', 'names.1');
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = draft.map(({ date }) => readBirth(date));
    const own: Record<string, string> = {};
    for (const [index, one] of read.entries()) if ('error' in one) own[`dates.${index}`] = one.error;
    const names = draft.map(({ name }) => name.trim());
    const [first, second] = names;
    if ((first === '') !== (second === '')) own[`names.${first === '' ? 0 : 1}`] = bothNames;
    const [a, b] = read;
    if (Object.keys(own).length > 0 || !a || !b || 'error' in a || 'error' in b) return void submit(own, null);
    const wanted = {
      dates: [a.date, b.date] satisfies [string, string],
      ...(first && second ? { names: [first, second] satisfies [string, string] } : {}),
    };
    const request: NonNullable<typeof dates> = { ...wanted, dates: [a.date, b.date] };
    if (await submit({}, requestOf(request))) setDates(request);
  };
  return (
    <>
      <ToolHead tool="pair" title="Пара" subtitle="Два человека рядом, система за системой" />
      <form
        ref={form}
        noValidate
        {...cardLook({ wide: true, className: classes.form })}
        aria-label="Двое"
        onSubmit={(event) => void send(event)}
      >
        <div className={classes.two}>
          {([0, 1] as const).map((index) => (
            <fieldset key={index} className="stack">
              <legend>{people[index]}</legend>
              <PersonFields
                draft={draft[index]}
                nameError={errors[`names.${index}`]}
                dateError={errors[`dates.${index}`]}
                onChange={(part) => change(index, part)}
              />
            </fieldset>
          ))}
        </div>
        <Button type="submit" variant="primary" size="big" loading={isBusy}>
          Сравнить
        </Button>
        <FormFailure text={failure} />
      </form>
      <AnswerState query={query} skeleton={<BoardSkeleton />}>
        {(answer) => (
          <WithTexts request={asked}>
            <Comparison answer={answer} names={[nameOf(draft[0], 0), nameOf(draft[1], 1)]} />
          </WithTexts>
        )}
      </AnswerState>
    </>
  );
}

const nameOf = ({ name }: PersonDraft, index: 0 | 1) => name.trim().split(/\s+/u)[0] || people[index];

function Comparison({ answer, names }: { readonly answer: Answer; readonly names: readonly [string, string] }) {
  const { psychomatrix, destinyMatrix } = answer;
  return (
    <div className="stack">
      {answer.names?.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people in their order
        <NameWarnings key={index} warnings={name.warnings} />
      ))}
      <SystemCard
        title="Числа двоих"
        evidence={{ trace: answer.trace, confirmation: answer.confirmation, of: 'числа двоих' }}
      >
        <PairTable
          names={names}
          rows={[
            ['Жизненный путь', answer.lifePath],
            ['Число души', answer.soul],
            ['Число судьбы', answer.destiny],
            ...(answer.name ? ([['Число имени', answer.name]] as const) : []),
          ]}
        />
        <p className="cap">Общей оценки нет: ни одна школа её не публикует.</p>
        <Texts ids={['pair.']} />
      </SystemCard>
      <div className={classes.two}>
        <SquareCard square={psychomatrix.first} title={`Квадрат: ${names[0]}`} texts="first.square" />
        <SquareCard square={psychomatrix.second} title={`Квадрат: ${names[1]}`} texts="second.square" />
      </div>
      <div className={classes.two}>
        <SquaresTable answer={answer} names={names} />
        <MatrixCard
          matrix={destinyMatrix}
          ringIndex={null}
          title="Матрица пары"
          texts="pairMatrix"
          aside={<MatrixSchool />}
        />
      </div>
    </div>
  );
}

interface PairTableProps {
  readonly names: readonly [string, string];
  readonly rows: readonly (readonly [string, NumberPair])[];
}

function PairTable({ names, rows }: PairTableProps) {
  return (
    <ScrollBox>
      <table {...tableLook()}>
        <caption className="vh">Числа двоих и их отношение друг к другу</caption>
        <thead>
          <tr>
            <th scope="col">Число</th>
            <th scope="col" className="num">
              {names[0]}
            </th>
            <th scope="col" className="num">
              {names[1]}
            </th>
            <th scope="col">Первое ко второму</th>
            <th scope="col">Второе к первому</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, pair]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">{pair.first}</td>
              <td className="num">{pair.second}</td>
              <td>
                <RelationMark relation={pair.firstToSecond} />
              </td>
              <td>
                <RelationMark relation={pair.secondToFirst} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function SquaresTable({ answer, names }: { readonly answer: Answer; readonly names: readonly [string, string] }) {
  const { cells, lines } = answer.psychomatrix;
  const name = (stronger: 'equal' | 'first' | 'second') =>
    stronger === 'equal' ? 'поровну' : stronger === 'first' ? names[0] : names[1];
  return (
    <SystemCard title="Клетки и линии двоих">
      <ScrollBox>
        <table {...tableLook()}>
          <caption className="vh">Клетки и линии двух квадратов</caption>
          <thead>
            <tr>
              <th scope="col">Клетка или линия</th>
              <th scope="col" className="num">
                {names[0]}
              </th>
              <th scope="col" className="num">
                {names[1]}
              </th>
              <th scope="col">Сильнее</th>
            </tr>
          </thead>
          <tbody>
            {cells.map((cell) => (
              <tr key={cell.digit}>
                <th scope="row">{pick<{ readonly ru: string }>(psychomatrixCellTable, cell.digit, 'cell').ru}</th>
                <td className="num">{cell.first}</td>
                <td className="num">{cell.second}</td>
                <td>
                  {name(cell.stronger)}
                  {cell.complements && (
                    <span {...tagLook()}>
                      <Icon name="plus" size={14} />
                      дополняет
                    </span>
                  )}
                </td>
              </tr>
            ))}
            {lines.map((line) => (
              <tr key={line.line}>
                <th scope="row">{psychomatrixLineTable[line.line].ru}</th>
                <td className="num">{line.first}</td>
                <td className="num">{line.second}</td>
                <td>{name(line.stronger)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </SystemCard>
  );
}
