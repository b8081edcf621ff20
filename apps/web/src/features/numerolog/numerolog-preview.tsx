import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { localToday } from '../../platform/local-today.ts';
import { paths } from '../../platform/paths.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { useNumerology } from './api/numerology.ts';
import { AnswerState } from './components/answer-state.tsx';
import boardClasses from './components/board.module.css';
import { BoardSkeleton } from './components/board-skeleton.tsx';
import { FormFailure } from './components/form-failure.tsx';
import { MatrixCard } from './components/matrix-card.tsx';
import { SquareCard } from './components/square-card.tsx';
import numerologClasses from './numerolog.module.css';
import classes from './numerolog-preview.module.css';
import { firstYear, readBirth } from './read-date.ts';
import { personDraft } from './session.ts';
import { useSubmit } from './use-submit.ts';

/** One date, its square and its matrix: numbers are free for everybody, the area around them is not. */
export function NumerologPreview() {
  const draft = personDraft.use();
  const [date, setDate] = useState<string | null>(null);
  const { form, errors, failure, isBusy, mend, submit } = useSubmit(['date']);
  const requestOf = (birth: string) => ({ system: 'board' as const, input: { date: birth, at: localToday() } });
  const query = useNumerology(date === null ? null : requestOf(date));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readBirth(draft.date);
    if ('error' in read) return void submit({ date: read.error }, null);
    if (await submit({}, requestOf(read.date))) setDate(read.date);
  };
  return (
    <section className={`${numerologClasses.page} ${classes.preview}`} aria-labelledby="numerolog-preview">
      <h2 id="numerolog-preview">Посчитать сейчас, без регистрации</h2>
      <form ref={form} noValidate className={`row wrap ${classes.previewForm}`} onSubmit={(event) => void send(event)}>
        <DateField
          label="Дата рождения"
          value={draft.date}
          firstYear={firstYear}
          error={errors.date ?? null}
          onChange={(typed) => {
            personDraft.set({ ...draft, date: typed });
            mend('date');
          }}
        />
        <Button type="submit" loading={isBusy}>
          Показать квадрат и матрицу
        </Button>
        <FormFailure text={failure} />
      </form>
      <AnswerState query={query} skeleton={<BoardSkeleton />}>
        {(board) => (
          <>
            <div className={boardClasses.board}>
              <SquareCard square={board.psychomatrix} />
              <MatrixCard matrix={board.destinyMatrix} ringIndex={board.destinyMatrix.yearEnergy?.index ?? null} />
            </div>
            <p className={classes.textOffer}>
              Толкования арканов, клеток, линий и личных циклов приходят с продуктом «Нумеролог».{' '}
              <Link to={paths.shop} search={{ id: 'numerolog' }} {...linkLook()}>
                Открыть его в магазине
              </Link>
            </p>
          </>
        )}
      </AnswerState>
    </section>
  );
}
