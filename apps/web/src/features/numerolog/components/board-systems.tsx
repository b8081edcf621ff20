import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { healthRows, lifePathMethodNames } from '@nebosvod/terms/numerology-board';
import { tableLook } from '../../../ui/table-look.ts';
import type { Board } from '../api/numerology.ts';
import classes from '../numerolog.module.css';
import { arcanumText } from '../words.ts';
import { Pairs, SystemCard } from './card.tsx';
import { DigitGrid, digits } from './digit-grid.tsx';
import { Unconfirmed } from './evidence.tsx';
import schoolSwitchesClasses from './school-switches.module.css';
import { LifePathMethod, MasterNumbers, YearTurn } from './school-switches.tsx';
import { ScrollBox } from './scroll-box.tsx';
import { Texts } from './texts.tsx';

const purposes = [
  'matrix.sky',
  'matrix.earth',
  'matrix.personal',
  'matrix.male',
  'matrix.female',
  'matrix.social',
  'matrix.general',
  'matrix.planetary',
];

export function PurposesCard({ matrix }: { readonly matrix: Board['destinyMatrix'] }) {
  const { triads, confirmation } = matrix;
  return (
    <SystemCard title="Предназначения и программы">
      <Pairs
        rows={[
          ['Небо', arcanumText(matrix.sky)],
          ['Земля', arcanumText(matrix.earth)],
          ['Личное, до 40 лет', arcanumText(matrix.personal)],
          ['Мужская линия', arcanumText(matrix.male)],
          ['Женская линия', arcanumText(matrix.female)],
          ['Социальное, 40–60 лет', arcanumText(matrix.social)],
          ['Общее', arcanumText(matrix.general)],
          ['Планетарное', arcanumText(matrix.planetary)],
        ]}
      />
      <h4>
        Программы <Unconfirmed of="triads" confirmation={confirmation} />
      </h4>
      <Pairs
        rows={[
          ['Таланты', triads.talents.join(' – ')],
          ['Деньги', triads.money.join(' – ')],
          ['Род отца', triads.father.join(' – ')],
          ['Род матери', triads.mother.join(' – ')],
          ['Кармический хвост', triads.tail.join(' – ')],
          ['Отношения', triads.relations.join(' – ')],
        ]}
      />
      <Texts folded="предназначения и программы" ids={[...purposes, 'programme.']} />
    </SystemCard>
  );
}

export function HealthCard({ matrix }: { readonly matrix: Board['destinyMatrix'] }) {
  return (
    <SystemCard title="Карта здоровья">
      <ScrollBox>
        <table {...tableLook()}>
          <caption className="vh">Карта здоровья матрицы</caption>
          <thead>
            <tr>
              <th scope="col">Центр</th>
              <th scope="col" className="num">
                Физика
              </th>
              <th scope="col" className="num">
                Энергия
              </th>
              <th scope="col" className="num">
                Эмоции
              </th>
            </tr>
          </thead>
          <tbody>
            {healthRows.map((name, index) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="num">{matrix.phys[index]}</td>
                <td className="num">{matrix.energy[index]}</td>
                <td className="num">{matrix.emotion[index]}</td>
              </tr>
            ))}
            <tr className={classes.total}>
              <th scope="row">Итог</th>
              <td className="num">{matrix.physTotal}</td>
              <td className="num">{matrix.energyTotal}</td>
              <td className="num">{matrix.emotionTotal}</td>
            </tr>
          </tbody>
        </table>
      </ScrollBox>
      <p className="cap">Числа традиции, не медицинское заключение.</p>
      <p className="row wrap">
        <span className="cap">Столбцы энергии и эмоций</span>
        <Unconfirmed of="energy" confirmation={matrix.confirmation} />
      </p>
      <Texts folded="карта здоровья" ids={['health.']} />
    </SystemCard>
  );
}

export function LifePathCard({ board }: { readonly board: Board }) {
  const { lifePath, lifePathMethods } = board;
  return (
    <SystemCard
      title="Жизненный путь"
      evidence={{ trace: lifePath.trace, confirmation: lifePath.confirmation, of: 'жизненный путь' }}
    >
      <Pairs
        rows={[
          ['Число пути', lifePath.isMaster ? `${lifePath.lifePath}, мастер-число` : lifePath.lifePath],
          ['Число рождения', lifePath.birthday.number],
          ['Кармические долги', lifePath.karmicDebts.length === 0 ? 'нет' : lifePath.karmicDebts.join(', ')],
          ...lifePathMethods.map(({ method, lifePath: value }) => [lifePathMethodNames[method], value] as const),
        ]}
      />
      <Texts ids={['lifePath', 'birthday', 'karmicDebt.']} />
      <div className={`${schoolSwitchesClasses.selects} no-print`}>
        <LifePathMethod />
      </div>
    </SystemCard>
  );
}

export function CyclesCard({ board }: { readonly board: Board }) {
  const cycles = board.personalCycles;
  if (cycles === null) return null;
  return (
    <SystemCard
      title="Личные циклы"
      evidence={{ trace: cycles.trace, confirmation: cycles.confirmation, of: 'личные циклы' }}
    >
      <Pairs
        rows={[
          ['На дату', formatNumericDate(board.at)],
          [`Личный год ${cycles.countedYear}`, cycles.personalYear],
          ['Личный месяц', cycles.personalMonth ?? '—'],
          ['Личный день', cycles.personalDay ?? '—'],
        ]}
      />
      <Texts ids={['personalYear', 'personalMonth', 'personalDay']} />
      <div className={`${schoolSwitchesClasses.selects} no-print`}>
        <YearTurn />
      </div>
    </SystemCard>
  );
}

export function PinnaclesCard({ board }: { readonly board: Board }) {
  const { pinnacles } = board;
  const age = board.destinyMatrix.yearEnergy?.age ?? null;
  const isNow = (from: number, to: number | null) => age !== null && age >= from && (to === null || age < to + 1);
  return (
    <SystemCard
      title="Вершины и испытания"
      evidence={{ trace: pinnacles.trace, confirmation: pinnacles.confirmation, of: 'вершины и испытания' }}
    >
      <ScrollBox>
        <table {...tableLook()}>
          <caption className="vh">Четыре периода жизни</caption>
          <thead>
            <tr>
              <th scope="col">Возраст</th>
              <th scope="col" className="num">
                Вершина
              </th>
              <th scope="col" className="num">
                Испытание
              </th>
            </tr>
          </thead>
          <tbody>
            {pinnacles.periods.map((period) => {
              const isOn = isNow(period.fromAge, period.toAge);
              return (
                <tr key={period.index} className={isOn ? 'on' : undefined} aria-current={isOn ? 'true' : undefined}>
                  <th scope="row">
                    {period.toAge === null ? `с ${period.fromAge}` : `${period.fromAge}–${period.toAge}`}
                    {isOn && <span className="cap"> сейчас</span>}
                  </th>
                  <td className="num">{period.pinnacle}</td>
                  <td className="num">{period.challenge}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      <Texts folded="вершины и испытания" ids={['pinnacle.', 'challenge.']} />
      <div className="no-print">
        <MasterNumbers />
      </div>
    </SystemCard>
  );
}

export function FourNumbersCard({ board }: { readonly board: Board }) {
  const four = board.fourNumbers;
  return (
    <SystemCard
      title="Четыре числа даты"
      evidence={{ trace: four.trace, confirmation: four.confirmation, of: 'четыре числа даты' }}
    >
      <Pairs
        rows={[
          ['Сознание', four.consciousness],
          ['Миссия', four.mission],
          ['Реализация', four.realisation],
          ['Итог', four.result],
        ]}
      />
    </SystemCard>
  );
}

export function LoShuCard({ board }: { readonly board: Board }) {
  const { loShuDigitsOnly: loShu, vedicNumbers } = board;
  // A cell is told of as empty, single or repeated.
  const told = (count: number) => Math.min(count, 2);
  const differing = digits.filter((digit) => told(loShu.counts[digit]) !== told(vedicNumbers.square[digit]));
  return (
    <SystemCard
      title="Ло Шу, только цифры даты"
      evidence={{ trace: loShu.trace, confirmation: loShu.confirmation, of: 'Ло Шу' }}
    >
      <DigitGrid caption="Расположение 4 9 2, 3 5 7, 8 1 6" layout={vedicNumbers.layouts.loShu} counts={loShu.counts} />
      <Pairs rows={[['Недостающие', loShu.missing.length === 0 ? 'нет' : loShu.missing.join(', ')]]} />
      {differing.length > 0 && (
        <>
          <h4>Где школы расходятся</h4>
          <p className="cap">
            Индийская школа вписывает в тот же квадрат ещё число души и число судьбы, эта считает одни цифры даты. Из-за
            этого иначе {differing.length === 1 ? 'читается клетка' : 'читаются клетки'} {differing.join(' и ')}.
            Остальные у обеих школ говорят одно.
          </p>
          <Texts folded="клетки, в которых школы расходятся" ids={['loShuDigits.']} />
        </>
      )}
    </SystemCard>
  );
}
