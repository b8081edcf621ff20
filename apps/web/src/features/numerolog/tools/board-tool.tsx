import { boardPdf } from '@nebosvod/contracts/numerology-document';
import type { NumerologyInput } from '@nebosvod/contracts/numerology-requests';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { counted } from '@nebosvod/terms/plural';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { send } from '../../../platform/api/call.ts';
import { paths } from '../../../platform/paths.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { boardInput, boardRequest } from '../api/board-request.ts';
import { type Board, useNumerology } from '../api/numerology.ts';
import { AgeRing } from '../components/age-ring.tsx';
import { AnswerState } from '../components/answer-state.tsx';
import boardClasses from '../components/board.module.css';
import { BoardSkeleton } from '../components/board-skeleton.tsx';
import {
  CyclesCard,
  FourNumbersCard,
  HealthCard,
  LifePathCard,
  LoShuCard,
  PinnaclesCard,
  PurposesCard,
} from '../components/board-systems.tsx';
import { SystemCard } from '../components/card.tsx';
import { MatrixCard } from '../components/matrix-card.tsx';
import { NameLetters } from '../components/name-letters.tsx';
import { NameValues } from '../components/name-values.tsx';
import { NameWarnings } from '../components/name-warnings.tsx';
import { NumberStrip } from '../components/number-strip.tsx';
import { PersonForm } from '../components/person-form.tsx';
import { MatrixDetails, MatrixSchool, SquareSchool, SquareSchoolNote } from '../components/school-switches.tsx';
import { SquareCard } from '../components/square-card.tsx';
import { Texts, WithTexts } from '../components/texts.tsx';
import { ToolHead } from '../components/tool-head.tsx';
import { DashaCard, KuaCard, VedicCard } from '../components/vedic-cards.tsx';
import { chosenPerson, emptyDraft, type Person, pairDraft, personDraft, schoolOptions } from '../session.ts';
import classes from './board-tool.module.css';

/** Every system of one person on one page. */
export function BoardTool() {
  const person = chosenPerson.use();
  const [isEditing, setEditing] = useState(false);
  if (person === null || isEditing) {
    return (
      <>
        <ToolHead tool="board" title="Нумеролог" subtitle="Все системы на одной дате, с ходом вычисления" />
        <PersonForm onDone={() => setEditing(false)} />
      </>
    );
  }
  return (
    <PersonBoard
      person={person}
      onEdit={() => {
        personDraft.set(person.date === '' ? emptyDraft : { ...person, date: formatNumericDate(person.date) });
        setEditing(true);
      }}
    />
  );
}

function PersonBoard({ person, onEdit }: { readonly person: Person; readonly onEdit: () => void }) {
  const options = schoolOptions.use();
  const request = boardRequest(person, options);
  const query = useNumerology(request);
  const age = query.data?.destinyMatrix.yearEnergy?.age;
  const years = age === undefined ? '' : `, ${counted(Math.floor(age), 'год', 'года', 'лет')}`;
  return (
    <>
      <ToolHead
        tool="board"
        title={person.name === '' ? 'Доска чисел' : person.name}
        subtitle={`${formatNumericDate(person.date)}${years}`}
        actions={
          <div className={`row wrap ${classes.headAct}`}>
            <Button icon="pencil" onClick={onEdit}>
              Изменить
            </Button>
            <Link
              to={paths.numerolog}
              search={{ tool: 'pair' }}
              {...buttonLook()}
              onClick={() => pairDraft.set([{ ...person, date: formatNumericDate(person.date) }, pairDraft.get()[1]])}
            >
              <Icon name="plus" />
              Второй человек
            </Link>
            <PdfButton person={person} />
          </div>
        }
      />
      <AnswerState query={query} skeleton={<BoardSkeleton />}>
        {(board) => (
          <WithTexts request={request}>
            <BoardCards board={board} person={person} />
          </WithTexts>
        )}
      </AnswerState>
    </>
  );
}

function PdfButton({ person }: { readonly person: Person }) {
  const options = schoolOptions.use();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await downloadBoard(boardInput(person, options));
    } catch (error) {
      setFailure(asProblem(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="primary" icon="pdf" loading={isBusy} onClick={() => void download()}>
        PDF
      </Button>
      <div role="alert">{failure !== null && <FieldError>{failure}</FieldError>}</div>
    </div>
  );
}

function BoardCards({ board, person }: { readonly board: Board; readonly person: Person }) {
  const { psychomatrix, destinyMatrix, name, minorName } = board;
  return (
    <>
      <NumberStrip board={board} />
      <div className={boardClasses.board}>
        <div className={boardClasses.column}>
          <SquareCard
            square={psychomatrix}
            aside={<SquareSchool date={person.date} school={psychomatrix.school} />}
            note={<SquareSchoolNote date={person.date} />}
          />
          <LifePathCard board={board} />
          <CyclesCard board={board} />
        </div>
        <div className={boardClasses.column}>
          <MatrixCard
            matrix={destinyMatrix}
            ringIndex={destinyMatrix.yearEnergy?.index ?? null}
            aside={<MatrixSchool />}
          >
            <MatrixDetails />
          </MatrixCard>
          <AgeRing matrix={destinyMatrix} />
        </div>
      </div>
      <div className={boardClasses.masonry}>
        <PurposesCard matrix={destinyMatrix} />
        <HealthCard matrix={destinyMatrix} />
        <PinnaclesCard board={board} />
        <VedicCard board={board} />
        <DashaCard board={board} date={person.date} />
        <KuaCard board={board} />
        <LoShuCard board={board} />
        <FourNumbersCard board={board} />
        {name && (
          <SystemCard title="Имя" evidence={{ trace: name.trace, confirmation: name.confirmation, of: 'числа имени' }}>
            <NameWarnings warnings={name.warnings} />
            <NameLetters name={name} />
            <NameValues name={name} />
            {minorName && <NameValues name={minorName} />}
            <Texts ids={['name.', 'minorName.']} />
          </SystemCard>
        )}
      </div>
    </>
  );
}

/** Asks the server for the board as a PDF and hands it to the browser as a download. Throws an ApiProblem. */
async function downloadBoard(input: NumerologyInput<'board'>): Promise<void> {
  const response = await send(boardPdf, { body: input });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  // The file's name says nothing about the person: downloads are listed for everybody at the computer.
  link.download = 'numerologiya.pdf';
  link.click();
  // Freed at once, the address would be gone before some browsers have begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
