import { NativeSelect } from '@mantine/core';
import { Segments } from '../../../ui/segments.tsx';
import { schoolFits } from '../api/board-request.ts';
import { type SchoolOptions, schoolOptions } from '../session.ts';
import classes from './school-switches.module.css';

const change = (part: Partial<SchoolOptions>) => schoolOptions.set({ ...schoolOptions.get(), ...part });

const tooEarly = 'Школа «2000+» считает только рождённых с 2000 года.';

/** Classic square or the one for births since 2000; for earlier births the second is closed and says why. */
export function SquareSchool({ date, school }: { readonly date: string; readonly school: 'classic' | '2000+' }) {
  const fits = schoolFits(date, '2000+');
  return (
    <Segments
      small
      label="Школа квадрата"
      value={school}
      onChange={(psychomatrixSchool) => change({ psychomatrixSchool })}
      options={[
        { value: 'classic', label: 'Классика' },
        { value: '2000+', label: '2000+', refusal: fits ? undefined : tooEarly },
      ]}
    />
  );
}

/** The same refusal in sight, not only in a tooltip. */
export function SquareSchoolNote({ date }: { readonly date: string }) {
  return schoolFits(date, '2000+') ? null : <p className={`cap ${classes.schoolNote}`}>{tooEarly}</p>;
}

export function MatrixSchool() {
  const { school } = schoolOptions.use();
  return (
    <Segments
      small
      label="Школа матрицы"
      value={school}
      onChange={(next) => change({ school: next })}
      options={[
        { value: 'digit-sum', label: 'Сумма цифр' },
        { value: 'subtract-22', label: 'Минус 22' },
      ]}
    />
  );
}

/** Schools of the matrix that are changed rarely. */
export function MatrixDetails() {
  const { ringStart, ancestralCentre } = schoolOptions.use();
  return (
    <div className={`${classes.selects} no-print`}>
      <NativeSelect
        size="md"
        label="Возраст начинается"
        value={ringStart}
        onChange={(event) => change({ ringStart: event.currentTarget.value === 'C' ? 'C' : 'A' })}
        data={[
          { value: 'A', label: 'слева, от дня (A)' },
          { value: 'C', label: 'справа, от года (C)' },
        ]}
      />
      <NativeSelect
        size="md"
        label="Родовые лучи"
        value={ancestralCentre}
        onChange={(event) => change({ ancestralCentre: event.currentTarget.value === 'own' ? 'own' : 'E' })}
        data={[
          { value: 'E', label: 'от общего центра' },
          { value: 'own', label: 'от своего центра' },
        ]}
      />
    </div>
  );
}

export function LifePathMethod() {
  const { method } = schoolOptions.use();
  return (
    <NativeSelect
      size="md"
      label="Способ"
      value={method}
      onChange={(event) => {
        const wanted = event.currentTarget.value;
        change({ method: wanted === 'by-parts' || wanted === 'whole-numbers' ? wanted : 'all-digits' });
      }}
      data={[
        { value: 'all-digits', label: 'все цифры подряд' },
        { value: 'by-parts', label: 'день, месяц и год порознь' },
        { value: 'whole-numbers', label: 'день + месяц + год числами' },
      ]}
    />
  );
}

export function YearTurn() {
  const { yearTurn } = schoolOptions.use();
  return (
    <NativeSelect
      size="md"
      label="Личный год меняется"
      value={yearTurn}
      onChange={(event) => {
        const wanted = event.currentTarget.value;
        change({ yearTurn: wanted === 'birthday' || wanted === 'october' ? wanted : 'january' });
      }}
      data={[
        { value: 'january', label: '1 января' },
        { value: 'birthday', label: 'в день рождения' },
        { value: 'october', label: '1 октября' },
      ]}
    />
  );
}

export function MasterNumbers() {
  const { keepMaster } = schoolOptions.use();
  return (
    <Segments
      small
      label="Мастер-числа"
      value={keepMaster ? 'keep' : 'reduce'}
      onChange={(value) => change({ keepMaster: value === 'keep' })}
      options={[
        { value: 'keep', label: '11, 22, 33 остаются' },
        { value: 'reduce', label: 'до одной цифры' },
      ]}
    />
  );
}

/** Asked only of those born on 29 February. */
export function LeapBirthday() {
  const { leapBirthday } = schoolOptions.use();
  return (
    <Segments
      small
      label="День рождения в обычный год"
      value={leapBirthday}
      onChange={(next) => change({ leapBirthday: next })}
      options={[
        { value: 'mar-1', label: '1 марта' },
        { value: 'feb-28', label: '28 февраля' },
      ]}
    />
  );
}
