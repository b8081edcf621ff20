import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { psychomatrixLineTable } from '@nebosvod/terms/numerology.table';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import { type AnswerTo, useNumerology } from '../api/numerology.ts';
import { AnswerState } from '../components/answer-state.tsx';
import boardClasses from '../components/board.module.css';
import { Pairs, SystemCard } from '../components/card.tsx';
import { FormFailure } from '../components/form-failure.tsx';
import friendshipClasses from '../components/friendship.module.css';
import { PersonFields } from '../components/person-fields.tsx';
import { RelationMark } from '../components/relation-mark.tsx';
import { ScrollBox } from '../components/scroll-box.tsx';
import { ToolHead } from '../components/tool-head.tsx';
import numerologClasses from '../numerolog.module.css';
import { readBirth } from '../read-date.ts';
import { emptyDraft, familyDraft, ownFriendship, type PersonDraft, schoolOptions } from '../session.ts';
import { useSubmit } from '../use-submit.ts';
import { arcanumText } from '../words.ts';

type Answer = AnswerTo<{ system: 'family' }>;

const fields = ['dates', ...Array.from({ length: 6 }, (_, index) => `dates.${index}`)];
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const nameAt = (names: readonly string[], index: number) => names[index] ?? `Участник ${index + 1}`;

/** Two to six people on one page. Names stay on this page and are never sent. */
export function FamilyTool() {
  const draft = familyDraft.use();
  const { school } = schoolOptions.use();
  const friendship = ownFriendship.use();
  const [shown, setShown] = useState<{ dates: string[]; names: string[] } | null>(null);
  const { form, errors, failure, isBusy, mend, submit } = useSubmit(fields);
  const requestOf = (dates: string[]) => ({
    system: 'family' as const,
    input: { dates, school, ...(friendship ? { friendship } : {}) },
  });
  const query = useNumerology(shown && requestOf(shown.dates));
  const change = (index: number, part: Partial<PersonDraft>) => {
    familyDraft.set(draft.map((one, at) => (at === index ? { ...one, ...part } : one)));
    mend(`dates.${index}`);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const own: Record<string, string> = {};
    const dates: string[] = [];
    for (const [index, person] of draft.entries()) {
      const read = readBirth(person.date);
      if ('error' in read) own[`dates.${index}`] = read.error;
      else dates.push(read.date);
    }
    if (await submit(own, requestOf(dates))) {
      setShown({ dates, names: draft.map(({ name }, index) => name.trim() || `Участник ${index + 1}`) });
    }
  };
  return (
    <>
      <ToolHead tool="family" title="Семья" subtitle="От двух до шести человек на одной странице" />
      <form
        ref={form}
        noValidate
        {...cardLook({ wide: true, className: numerologClasses.form })}
        aria-label="Семья"
        onSubmit={(event) => void send(event)}
      >
        {draft.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people are told apart by their place in the list
          <fieldset key={index} className={numerologClasses.member}>
            <legend>Участник {index + 1}</legend>
            <PersonFields
              draft={person}
              nameLabel="Как назвать"
              dateError={errors[`dates.${index}`]}
              onChange={(part) => change(index, part)}
            />
            {draft.length > 2 && (
              <Button
                icon="close"
                aria-label={`Убрать участника ${index + 1}`}
                onClick={() => {
                  familyDraft.set(draft.filter((_, at) => at !== index));
                  mend(...fields);
                }}
              />
            )}
          </fieldset>
        ))}
        <div className="row wrap">
          <Button type="submit" variant="primary" size="big" loading={isBusy}>
            Собрать доску
          </Button>
          {draft.length < 6 && (
            <Button icon="plus" onClick={() => familyDraft.set([...draft, emptyDraft])}>
              Добавить человека
            </Button>
          )}
        </div>
        <p className="cap">Имена остаются в этой вкладке и никуда не отправляются.</p>
        <FormFailure text={failure} />
      </form>
      <AnswerState query={query} skeleton={<TableSkeleton />}>
        {(answer) => <FamilyBoard answer={answer} names={shown?.names ?? []} />}
      </AnswerState>
    </>
  );
}

function FamilyBoard({ answer, names }: { readonly answer: Answer; readonly names: readonly string[] }) {
  const lineIds = [
    'purpose_147',
    'family_258',
    'stability_369',
    'selfEsteem_123',
    'finance_456',
    'talent_789',
    'spirituality_159',
    'temperament_357',
  ] as const;
  return (
    <div className="stack">
      <SystemCard
        title="Все вместе"
        evidence={{ trace: answer.trace, confirmation: answer.confirmation, of: 'доска семьи' }}
      >
        <ScrollBox>
          <table {...tableLook({ className: numerologClasses.family })}>
            <caption className="vh">Числа каждого</caption>
            <thead>
              <tr>
                <th scope="col">Число</th>
                {answer.members.map((member, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: members keep their places and may share a date
                  <th scope="col" key={index}>
                    {nameAt(names, index)}
                    <small>{formatNumericDate(member.date)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <MemberRow label="Жизненный путь" members={answer.members} of={(member) => String(member.lifePath)} />
              <MemberRow label="Число души" members={answer.members} of={(member) => String(member.soul)} />
              <MemberRow label="Число судьбы" members={answer.members} of={(member) => String(member.destiny)} />
              <MemberRow
                label="Центр матрицы"
                members={answer.members}
                of={(member) => String(member.matrix[4] ?? '—')}
              />
              {digits.map((digit) => (
                <MemberRow
                  key={digit}
                  label={`Цифра ${digit} в квадрате`}
                  members={answer.members}
                  of={(member) => (member.counts[digit] === 0 ? '—' : String(digit).repeat(member.counts[digit]))}
                />
              ))}
              {lineIds.map((id) => (
                <MemberRow
                  key={id}
                  label={psychomatrixLineTable[id].ru}
                  members={answer.members}
                  of={(member) => String(member.lines[id])}
                />
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <Pairs
          rows={[
            ['Цифры, которые есть у всех', answer.shared.join(', ') || 'таких нет'],
            ['Цифры, которых нет ни у кого', answer.absent.join(', ') || 'таких нет'],
          ]}
        />
      </SystemCard>
      <div className={boardClasses.masonry}>
        {answer.pairs.map((pair) => (
          <SystemCard
            key={`${pair.first}-${pair.second}`}
            title={`${nameAt(names, pair.first)} и ${nameAt(names, pair.second)}`}
          >
            <Pairs
              rows={[
                [
                  `Душа ${pair.soul.first} и ${pair.soul.second}`,
                  <PairRelation key="soul" there={pair.soul.firstToSecond} back={pair.soul.secondToFirst} />,
                  'soul',
                ],
                [
                  `Путь ${pair.lifePath.first} и ${pair.lifePath.second}`,
                  <PairRelation key="path" there={pair.lifePath.firstToSecond} back={pair.lifePath.secondToFirst} />,
                  'path',
                ],
                [
                  'Равные линии',
                  pair.equalLines.map((id) => psychomatrixLineTable[id].ru.toLowerCase()).join(', ') || 'нет',
                ],
                ['Центр матрицы пары', arcanumText(pair.matrixCentre)],
                ['Ключ отношений', arcanumText(pair.love)],
                ['Ключ денег', arcanumText(pair.money)],
              ]}
            />
          </SystemCard>
        ))}
      </div>
    </div>
  );
}

function PairRelation(props: {
  readonly there: Answer['pairs'][number]['soul']['firstToSecond'];
  readonly back: Answer['pairs'][number]['soul']['firstToSecond'];
}) {
  if (props.there === props.back) return <RelationMark relation={props.there} />;
  return (
    <span className={friendshipClasses.both}>
      <RelationMark relation={props.there} />
      <span className="muted">обратно</span>
      <RelationMark relation={props.back} />
    </span>
  );
}

interface RowProps {
  readonly label: string;
  readonly members: Answer['members'];
  readonly of: (member: Answer['members'][number]) => string;
}

function MemberRow({ label, members, of }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {members.map((member, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: members keep their places and may share a date
        <td key={index}>{of(member)}</td>
      ))}
    </tr>
  );
}
